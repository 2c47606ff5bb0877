import { type KeyboardEvent, useEffect, useState } from 'react';
import type { ControlProps } from './control-props.ts';
import { ask } from './requests.ts';
import { useDraft } from './use-draft.ts';

type Props = Omit<ControlProps, 'control'> & {
  isLong?: boolean;
  /** Whether the names of icons are proposed while the owner types. */
  hasIcons?: boolean;
};

/** The most proposals, since browsers are slow with thousands. */
const maxChoices = 40;

/** Renders a text. Enter and leaving the field write it, Escape takes it back. */
export function TextControl({
  id,
  field,
  write,
  isRefused,
  isLong = false,
  hasIcons = false,
}: Props) {
  const written = field.isWritten && field.value !== null ? String(field.value) : '';
  const [draft, setDraft] = useDraft(written);
  const icons = useIcons(hasIcons);
  const commit = () => {
    if (draft !== written) write(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
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
  const properties = {
    id,
    value: draft,
    placeholder: field.default === null ? '' : String(field.default),
    'aria-invalid': isRefused,
    'aria-describedby': `${id}hint`,
    onBlur: commit,
    onKeyDown,
    onChange: ({ target }: { target: { value: string } }) => setDraft(target.value),
  };
  if (isLong) return <textarea {...properties} rows={3} />;
  const near = icons.filter((each) => each.includes(draft)).slice(0, maxChoices);
  return (
    <>
      <input {...properties} type="text" list={hasIcons ? `${id}list` : undefined} />
      <datalist id={`${id}list`}>
        {near.map((icon) => (
          <option key={icon} value={icon} />
        ))}
      </datalist>
    </>
  );
}

function useIcons(isNeeded: boolean): readonly string[] {
  const [icons, setIcons] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isNeeded) ask('icons', {}).then(setIcons, (error) => console.error(error));
  }, [isNeeded]);
  return icons;
}
