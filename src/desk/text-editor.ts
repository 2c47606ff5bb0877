import { act } from './acts.ts';
import { keyOf, notify, sourceNotice, useDesk } from './desk.ts';
import { openInEditor } from './requests.ts';
import type { Target, Targets } from './targets.ts';
import { openField, type Point, type TextField } from './text-field.ts';

/** The field in which the owner types. */
let open: TextField | undefined;

/** Fields whose texts were written, until the page shows the edit. */
const written = new Set<TextField>();

let caret = 0;

/** Opens a field in the place of a text, or the file of a text in Markdown in the owner's editor. */
export function editText(target: Target, point?: Point): void {
  const { source, text } = target.text;
  notify(source === 'file' ? '' : sourceNotice(useDesk.getState(), source));
  if (source === 'file') edit(target, text, point);
  else if (source !== 'service') void openInEditor(source.editor);
}

function edit(target: Target, draft: string, at: Point | number | undefined): void {
  let isWriting = false;
  const field = openField({
    target,
    draft,
    caret: at,
    onCancel: () => close(field),
    onInput: () => {
      caret = getSelection()?.focusOffset ?? 0;
      // Moves the outline and the message with the text.
      useDesk.setState(({ open: now }) => ({ open: now && { ...now } }));
    },
    onWrite: async (text) => {
      if (isWriting) return;
      isWriting = true;
      await write(field, text);
      isWriting = false;
    },
  });
  open = field;
  notify('', keyOf(target.text));
  useDesk.setState({ open: { target, element: field.element } });
}

async function write(field: TextField, value: string): Promise<void> {
  const { file, path, isWritten, text } = field.target.text;
  if (value === text) return close(field);
  const at = keyOf(field.target.text);
  const was = isWritten ? text : undefined;
  const isDone = await act([{ kind: 'set', file, path, value, was }], at);
  if (isDone) return settle(field);
  if (open === field) return field.element.focus();
  // The owner edits another text by now, below which the message would be misunderstood.
  close(field);
  const refusal = useDesk.getState().notices[at];
  if (refusal) notify(refusal);
}

/** Ends the editing of a text. The page shows what was typed until the edit arrives. */
function settle(field: TextField): void {
  leave(field);
  written.add(field);
  // If the file has the text already, there is no edit.
  setTimeout(() => written.has(field) && close(field), 1000);
}

function leave(field: TextField): void {
  field.end();
  if (open !== field) return;
  open = undefined;
  useDesk.setState({ open: undefined });
}

function close(field: TextField): void {
  if (!written.delete(field)) leave(field);
  field.remove();
}

/** Closes all fields. */
export function closeEditor(): void {
  for (const field of [...written, ...(open ? [open] : [])]) close(field);
}

/**
 * Keeps the fields in step with the page.
 * @param isNew whether the page has shown an edit
 */
export function followFields({ texts }: Targets, isNew: boolean): void {
  for (const field of written) if (isNew || field.isOutdated()) close(field);
  open?.hide();
  if (!open || open.element.isConnected) return;
  // React has rendered the text anew, with another element, so the field is opened again.
  const before = open;
  const key = keyOf(before.target.text);
  const target = texts.find(({ text }) => keyOf(text) === key);
  if (!target && !isNew) return;
  leave(before);
  // What the owner believes to change is the text at the start, which another program may have replaced.
  if (target)
    edit({ ...target, text: before.target.text }, before.element.textContent ?? '', caret);
}
