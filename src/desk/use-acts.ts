import { useCallback, useEffect, useRef } from 'react';
import type { Act, DeskState, Outcome } from '../shared/desk-protocol.ts';
import { formatProblems, type Notice, type RunOptions } from './DeskContext.ts';
import { ask } from './requests.ts';

type Step = 'undo' | 'redo';

/** Returns the functions that change the owner's files. */
export function useActs(
  setState: (state: DeskState) => void,
  notify: (notice: Notice | undefined) => void,
  offline: string,
) {
  const take = useCallback(
    async (request: Promise<Outcome>): Promise<Outcome> => {
      try {
        const outcome = await request;
        if (outcome.ok) setState(outcome.state);
        return outcome;
      } catch (error) {
        console.error(error);
        notify({ text: offline, isProblem: true });
        return { ok: false, reason: 'missing', problems: [] };
      }
    },
    [setState, notify, offline],
  );
  const run = useCallback(
    (acts: readonly Act[], options: RunOptions = {}) => take(ask('act', { acts, ...options })),
    [take],
  );
  const tell = useCallback(
    (outcome: Outcome): boolean => {
      if (outcome.ok) notify(undefined);
      else if (outcome.problems.length > 0)
        notify({ text: formatProblems(outcome.problems), isProblem: true });
      return outcome.ok;
    },
    [notify],
  );
  const attempt = useCallback(async (acts: readonly Act[]) => tell(await run(acts)), [run, tell]);
  const step = useCallback(async (kind: Step) => tell(await take(ask(kind, {}))), [take, tell]);
  useHistoryKeys(step);
  return { run, attempt, step };
}

/** Undoes and redoes acts by the usual keys, except in a field, whose own text they are for. */
function useHistoryKeys(step: (kind: Step) => void): void {
  const now = useRef(step);
  useEffect(() => {
    now.current = step;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const [at] = event.composedPath();
      const isInField =
        at instanceof HTMLElement && at.matches('input, textarea, [contenteditable]');
      if (isInField || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      now.current(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
