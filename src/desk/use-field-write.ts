import { useRef, useState } from 'react';
import type { Act, Field, Json } from '../shared/desk-protocol.ts';
import { formatProblems, useDesk } from './DeskContext.ts';

export type Write = (value: Json, options?: { isDrag?: boolean }) => void;

/** Writes the values of a field one after the other. While one is written, only the latest of the next waits. */
export function useFieldWrite({ file, path, isWritten, isRequired, value: was }: Field) {
  const { run } = useDesk();
  const [problem, setProblem] = useState('');
  const waiting = useRef<(() => Promise<void>) | undefined>(undefined);
  const isBusy = useRef(false);

  const act = async (acts: readonly Act[], isMerged: boolean) => {
    const outcome = await run(acts, { isMerged });
    setProblem(outcome.ok ? '' : formatProblems(outcome.problems));
  };
  const queue = async (next: () => Promise<void>) => {
    waiting.current = next;
    if (isBusy.current) return;
    isBusy.current = true;
    while (waiting.current) {
      const current = waiting.current;
      waiting.current = undefined;
      await current();
    }
    isBusy.current = false;
  };

  const remove = () => queue(() => act([{ kind: 'remove', file, path }], false));
  const write: Write = (value, { isDrag = false } = {}) => {
    // An empty field of an optional value means that there is none.
    if (value === '' && isWritten && !isRequired) return void remove();
    // During a drag the value changes faster than the desk hears of it.
    const believed = isWritten && !isDrag ? { was } : {};
    void queue(() => act([{ kind: 'set', file, path, value, ...believed }], isDrag));
  };
  return { problem, write, remove };
}
