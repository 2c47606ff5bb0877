import { formatPath } from '../schema/path.ts';
import type { MappedText, TextMap } from '../shared/desk-protocol.ts';
import { run } from './acts.ts';
import { formatProblems, notify, serviceNotice, useDesk } from './desk.ts';
import { keyOf, type Target, type Targets } from './targets.ts';
import { caretOf, openField, type Point, type TextField } from './text-field.ts';

let open: TextField | undefined;

/** The field that was open when the page changed, and is opened again on the new page. */
let suspended: { text: MappedText; draft: string; caret: number | undefined } | undefined;

/** The text that the page shows although its edit has not arrived yet. */
let early: { before: MappedText; takeBack: () => void } | undefined;

const isSame = (one: MappedText, other: MappedText) => keyOf(one) === keyOf(other);

/** Opens a field in the place of a text, if the text is in a file of the owner. */
export function editText(target: Target, caret?: Point | number): void {
  const isElsewhere = target.text.source === 'service';
  notify(isElsewhere ? serviceNotice(useDesk.getState()) : '');
  if (!isElsewhere) edit(target, caret, target.text.text);
}

function edit(target: Target, caret: Point | number | undefined, draft: string): void {
  let isWriting = false;
  const field: TextField = openField({
    target,
    draft,
    caret,
    label: formatPath(target.text.path),
    onCancel: () => end(field),
    // Moves the outline and the message with the text.
    onInput: () => useDesk.setState(({ open: now }) => ({ open: now && { ...now } })),
    onWrite: async (text) => {
      if (isWriting) return;
      isWriting = true;
      await write(field, text);
      isWriting = false;
    },
  });
  open = field;
  useDesk.setState({ open: { target, field: field.element, problems: [] } });
}

async function write(edited: TextField, text: string): Promise<void> {
  const { target } = edited;
  if (text === target.text.text) return end(edited);
  const { file, path, isWritten, text: was } = target.text;
  const outcome = await run([{ kind: 'set', file, path, value: text, ...(isWritten && { was }) }]);
  // The page may have changed while the text was written, by which the field was opened anew.
  const now = open && isSame(open.target.text, target.text) ? open : edited;
  if (outcome.ok) {
    if (suspended && isSame(suspended.text, target.text)) suspended = undefined;
    return end(now, text);
  }
  if (open !== now) {
    // The owner edits another text by now, below which the message would be misunderstood.
    notify(formatProblems(outcome.problems));
    return end(edited);
  }
  useDesk.setState({ open: { target, field: now.element, problems: outcome.problems } });
  now.element.focus();
}

function end(field: TextField, written?: string): void {
  const takeBack = field.close(written);
  if (takeBack) early = { before: field.target.text, takeBack };
  if (open !== field) return;
  open = undefined;
  useDesk.setState({ open: undefined });
}

/** Closes the field, if one is open. */
export const closeEditor = () => open && end(open);

/** Puts the page's own nodes back before React changes them. */
export function suspendEditor(): void {
  if (!open) return;
  const { target, element } = open;
  suspended = { text: target.text, draft: element.textContent ?? '', caret: caretOf(element) };
  end(open);
}

/** Opens the field again in which the owner was typing when the page changed. */
export function resumeEditor({ texts }: Targets): void {
  const before = suspended;
  const target = before && texts.find(({ text }) => isSame(text, before.text));
  if (!target || open) return;
  suspended = undefined;
  if (target.text.text === before.draft) return;
  // What the owner believes to change is the text at the start, which another program may have replaced.
  const { text, isWritten } = before.text;
  edit({ ...target, text: { ...target.text, text, isWritten } }, before.caret, before.draft);
}

/**
 * Compares the text that the page showed before its edit arrived with the file. If the act was undone so soon that
 * both arrive as one, React finds nothing to change, and would leave the text on the page.
 */
export function settleEditor({ texts }: TextMap): void {
  const shown = early;
  early = undefined;
  const now = texts.find((text) => shown && isSame(text, shown.before));
  if (now?.text === shown?.before.text) shown?.takeBack();
}
