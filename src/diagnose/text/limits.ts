import type { Message } from './mistake.ts';

/** The limits of a file; no real one comes near them. */
export const limits = { kilobytes: 256, depth: 32, tokens: 20_000 };

/** What is wrong with the size of a file; undefined when it is small enough to be read. */
export function checkSize(bytes: number): Message | undefined {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes <= limits.kilobytes) return undefined;
  return {
    message: `the file has ${kilobytes} kB, and is not read`,
    found: `${kilobytes} kB`,
    expected: `at most ${limits.kilobytes} kB`,
    fix: 'put it back to its last good state; pictures and videos belong into public/',
  };
}
