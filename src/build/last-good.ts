import { versionOfManuscript } from './owner-files.ts';
import { OwnerMistake } from './owner-mistake.ts';

/**
 * Makes a reader of the owner's files keep what it last read: it reads again when a file has
 * changed, and while a file has a mistake, the dev server goes on with what the file was before.
 * @throws {OwnerMistake} (the new reader) as long as the file never was without a mistake.
 */
export function keepLastGood<T>(read: () => T): () => T {
  let last: { value: T } | undefined;
  let version = '';
  return () => {
    const current = versionOfManuscript();
    if (last && current === version) return last.value;
    version = current;
    try {
      last = { value: read() };
    } catch (error) {
      if (!(error instanceof OwnerMistake) || !last) throw error;
    }
    return last.value;
  };
}
