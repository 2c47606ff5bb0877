import { expect, test } from 'vitest';
import { readBase } from './site-base.ts';

test.each([
  ['/', '/'],
  ['/repo/', '/repo/'],
  ['/repo', '/repo/'],
  ['repo', '/repo/'],
  ['/a/b.c/~d/', '/a/b.c/~d/'],
])('--base %s is the folder %s', (base, folder) => {
  expect(readBase(base)).toBe(folder);
});

test.each(['', './', '../site/', '//x/', 'https://me.example/repo/', '/two words/', '/a?b/'])(
  '--base %j is refused, with a fix',
  (base) => {
    expect(() => readBase(base)).toThrow('write --base /my-repo/');
  },
);
