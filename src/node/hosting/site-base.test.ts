// @vitest-environment node
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

test.each([
  ['', '/my-repo/'],
  ['./', '/my-repo/'],
  ['../site/', '/site/'],
  ['//x/', '/x/'],
  ['https://me.example/repo/', '/repo/'],
  ['https://me.example', '/my-repo/'],
  ['/two words/', '/my-repo/'],
  ['/a?b/', '/my-repo/'],
])('--base %j is refused, with %s as a fix', (base, fix) => {
  expect(() => readBase(base)).toThrow(`write --base ${fix}`);
});
