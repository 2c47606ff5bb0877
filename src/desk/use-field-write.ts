import { useRef } from 'react';
import type { Act, Field, Json } from '../shared/desk-protocol.ts';
import { run } from './acts.ts';
import { useRefusal } from './use-refusal.tsx';

/** @param drag the number of the drag by which the value changes; one drag is undone as a whole */
export type Write = (value: Json, drag?: number) => void;

type Edit = { act: Act; drag?: number | undefined };

/**
 * Writes the values of a field one after the other. While one is written, only the latest of the next waits.
 * @param actOf makes the act that writes a value, where that is more than to set it
 */
export function useFieldWrite(field: Field, actOf?: (value: Json) => Act) {
  const { file, path, isWritten, value: was } = field;
  const { heed, ...refusal } = useRefusal();
  const waiting = useRef<Edit>(undefined);
  const isBusy = useRef(false);
  const lastDrag = useRef<number>(undefined);

  const queue = async (next: Edit) => {
    waiting.current = next;
    if (isBusy.current) return;
    isBusy.current = true;
    while (waiting.current) {
      const { act, drag } = waiting.current;
      waiting.current = undefined;
      const isMerged = drag !== undefined && drag === lastDrag.current;
      if (await heed(run([act], isMerged))) lastDrag.current = drag;
    }
    isBusy.current = false;
  };
  const remove = () => void queue({ act: { kind: 'remove', file, path } });
  const write: Write = (value, drag) => {
    // During a drag the value changes faster than the desk hears of it.
    const believed = isWritten && drag === undefined ? { was } : {};
    const act = actOf?.(value) ?? { kind: 'set', file, path, value, ...believed };
    void queue({ act, drag });
  };
  return { ...refusal, write, remove };
}
