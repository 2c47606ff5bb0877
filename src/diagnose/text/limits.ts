import type { ProblemText } from './source-problem.ts';

/**
 * How much a file may hold. Ten thousand projects or a thousand pages are read in four seconds, and
 * take a third of it; what is larger was not written by a person. Only lists grow: the parser
 * compares each key of a block with every other.
 */
export const limits = { kilobytes: 8192, depth: 32, tokens: 1_000_000, keys: 1000 };

/** What is wrong with the size of a file; undefined when it is small enough to be read. */
export function checkSize(bytes: number): ProblemText | undefined {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes <= limits.kilobytes) return undefined;
  return {
    message: `the file has ${kilobytes} kB, and is not read`,
    found: `${kilobytes} kB`,
    expected: `at most ${limits.kilobytes} kB`,
    fix: 'put it back to its last good state; pictures and videos belong into public/',
  };
}
