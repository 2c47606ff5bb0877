import type { Field } from '../desk-protocol/panel.ts';
import type { Json } from '../desk-protocol/place.ts';
import type { Act } from '../desk-protocol/requests.ts';
import type { Outcome, Refusal } from '../desk-protocol/state.ts';
import { formatProblems, keyOf, notify, showState, useDesk } from './desk.ts';
import { ask, type FileRole, upload } from './requests.ts';

/**
 * Waits for an answer, and returns it if it is no refusal.
 * @param at the key of the field that asks, where a refusal is shown; without it, above the bar
 */
async function settle<Done extends { ok: true }>(
  request: Promise<Done | Refusal>,
  at?: string,
): Promise<Done | undefined> {
  try {
    const answer = await request;
    notify(answer.ok ? '' : formatProblems(answer.problems), at);
    return answer.ok ? answer : undefined;
  } catch (error) {
    console.error(error);
    notify(useDesk.getState().words.offline);
    return undefined;
  }
}

async function take(request: Promise<Outcome>, at?: string): Promise<boolean> {
  const done = await settle(request, at);
  if (done) showState(done.state);
  const { words } = useDesk.getState();
  const written = done?.corrected?.map((text) => words.written.replace('{text}', text));
  useDesk.setState({ said: written?.join('\n') ?? '' });
  return done !== undefined;
}

/** Runs acts of the owner together. Returns whether they succeeded. */
export const act = (acts: readonly Act[], at?: string, isMerged = false) =>
  take(ask('act', { acts, isMerged }), at);

/** Undoes or redoes the last act. */
export const step = (way: 'undo' | 'redo') => take(ask(way, {}));

/** Puts a file of the owner below `public/media/`. Returns its path; undefined if it was refused. */
export const bring = async (file: File, role: FileRole, at?: string) =>
  (await settle(upload(file, role), at))?.path;

/** Puts files of the owner below `public/`, in their order. Returns their paths, and why others were refused. */
export async function bringAll(files: readonly File[], role: FileRole, folder?: string) {
  const { words } = useDesk.getState();
  const paths: string[] = [];
  const refusals: string[] = [];
  for (const file of files) {
    // A folder, for example, cannot be sent.
    const answer = await upload(file, role, folder).catch(() => undefined);
    if (answer?.ok) paths.push(answer.path);
    else refusals.push(`${file.name}: ${answer ? formatProblems(answer.problems) : words.offline}`);
  }
  return { paths, refusals };
}

/** Asks for a new section; undefined if the server does not answer. */
export const newSection = (type: string) => settle(ask('section', { type }));

/** Returns the act that writes the value of a field. */
export function writing({ file, path, isWritten, value: present }: Field, value: Json): Act {
  return { kind: 'set', file, path, value, was: isWritten ? present : undefined };
}

export const write = (field: Field, value: Json) => act([writing(field, value)], keyOf(field));

/** Removes an item, or the value of a field, so that the default holds. */
export function remove({ file, path, value }: Field): Promise<boolean> {
  const was = typeof path.at(-1) === 'number' ? value : undefined;
  return act([{ kind: 'remove', file, path, was }], keyOf({ file, path }));
}

type Drag = { next: Json | undefined; isBusy: boolean; isWritten: boolean };

let drag: Drag | undefined;

/** Writes a value during a drag. While it is being written, only the latest of the following values waits. */
export async function writeDragged(field: Field, next: Json): Promise<void> {
  const { file, path } = field;
  drag ??= { next, isBusy: false, isWritten: false };
  const own = drag;
  own.next = next;
  if (own.isBusy) return;
  own.isBusy = true;
  while (own.next !== undefined) {
    const value = own.next;
    own.next = undefined;
    const isDone = await act([{ kind: 'set', file, path, value }], keyOf(field), own.isWritten);
    own.isWritten ||= isDone;
  }
  own.isBusy = false;
}

/** Ends a drag, which undo takes back as a whole. */
export const endDrag = () => {
  drag = undefined;
};

/** Undoes and redoes acts by the usual keys, except in a field, whose own text they are for. */
export function listenToHistoryKeys(signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    const [at] = event.composedPath();
    const isInField = at instanceof HTMLElement && at.matches('input, textarea, [contenteditable]');
    if (isInField || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    void step(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  };
  document.addEventListener('keydown', onKey, { signal });
}
