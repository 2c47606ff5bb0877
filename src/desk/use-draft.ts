import { type KeyboardEvent, useState } from 'react';

/** Keeps what is typed, until the value in the file changes. Enter and leaving write it, Escape takes it back. */
export function useDraft(written: string, write: (text: string) => void) {
  const [{ from, draft }, setState] = useState({ from: written, draft: written });
  const setDraft = (next: string) => setState({ from: written, draft: next });
  if (from !== written) setDraft(written);
  const commit = () => {
    if (draft !== written) write(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends the input of a Japanese word does not end the text.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && draft !== written) {
      event.stopPropagation();
      setDraft(written);
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      commit();
    }
  };
  const onChange = ({ target }: { target: { value: string } }) => setDraft(target.value);
  return { draft, setDraft, typing: { value: draft, onBlur: commit, onKeyDown, onChange } };
}
