import { OwnerMistake } from './owner-mistake.ts';

/**
 * Makes a reader keep what it last read: while a file has a mistake, the dev server goes on with
 * what the file was before.
 * @throws {OwnerMistake} (the new reader) as long as the file never was without a mistake.
 */
export function keepLastGood<T>(read: () => T): () => T {
  let last: { value: T } | undefined;
  return () => {
    try {
      last = { value: read() };
    } catch (error) {
      if (!(error instanceof OwnerMistake) || !last) throw error;
    }
    return last.value;
  };
}
