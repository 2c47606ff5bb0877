import type { Act, Outcome } from '../shared/desk-protocol.ts';
import { formatProblems, notify, showState, useDesk } from './desk.ts';
import { ask } from './requests.ts';

type Step = 'undo' | 'redo';

async function take(request: Promise<Outcome>): Promise<Outcome> {
  try {
    const outcome = await request;
    if (outcome.ok) showState(outcome.state);
    // A message about an earlier act would seem to be about this one.
    notify('');
    return outcome;
  } catch (error) {
    console.error(error);
    notify(useDesk.getState().words.offline);
    return { ok: false, reason: 'missing', problems: [] };
  }
}

function tell(outcome: Outcome): boolean {
  if (!outcome.ok && outcome.problems.length > 0) notify(formatProblems(outcome.problems));
  return outcome.ok;
}

/** Runs acts of the owner together. A refusal is for the field that asks, so it is not shown elsewhere. */
export const run = (acts: readonly Act[], isMerged = false) => take(ask('act', { acts, isMerged }));

/** Runs acts of the owner, and shows a refusal above the bar. */
export const attempt = async (acts: readonly Act[]) => tell(await run(acts));

/** Undoes or redoes the last act. */
export const step = async (kind: Step) => tell(await take(ask(kind, {})));

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
