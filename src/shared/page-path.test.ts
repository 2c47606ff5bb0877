import { expect, test } from 'vitest';
import { pagePath, pageUrl } from './page-path.ts';

test.each<[address: string, base: string, path: string | undefined]>([
  ['/', '/', ''],
  ['/projects', '/', 'projects'],
  ['/projects/', '/', 'projects'],
  ['/repo/projects/', '/repo/', 'projects'],
  ['https://alma.example/repo/projects?x', '/repo/', 'projects'],
  ['/other/projects', '/repo/', undefined],
  ['/repo', '/repo/', undefined],
  ['https://alma.example/', '/repo/', undefined],
  ['//repo/projects', '/repo/', undefined],
])('%s below %s is the page %j', (address, base, path) => {
  expect(pagePath(address, base)).toBe(path);
});

test('a path is taken letter by letter', () => {
  for (const path of ['/', '/evil.example/projects', 'projects//', 'projects%20', '%70rojects'])
    expect(['', 'projects'], path).not.toContain(pagePath(`/${path}`, '/'));
});

test.each([
  ['', true, 'https://alma.example/repo/'],
  ['a/b', true, 'https://alma.example/repo/a/b/'],
])('the page %j, with a slash %s, is at %s', (path, trailingSlash, url) => {
  expect(pageUrl('https://alma.example/repo', path, trailingSlash).href).toBe(url);
});
