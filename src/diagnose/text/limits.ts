import type { ProblemText } from './source-problem.ts';

/**
 * The largest file that is checked: its size, its levels of nesting, its tokens, and the keys of one mapping.
 * A list of ten thousand projects stays below a third of these limits and is read in four seconds. The limit
 * for keys is low, because the time that the search for repairs takes grows with the square of their number.
 */
export const limits = { kilobytes: 8192, depth: 32, tokens: 1_000_000, keys: 1000 };

/** Returns the problem of a file that is too large; undefined if its size is accepted. */
export function checkSize(bytes: number, most = limits.kilobytes): ProblemText | undefined {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes <= most) return undefined;
  return {
    message: `the file has ${kilobytes} kB, and is not read`,
    found: `${kilobytes} kB`,
    expected: `at most ${most} kB`,
    fix: 'put it back to its last good state; pictures and videos belong into public/',
  };
}
