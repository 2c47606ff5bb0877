// @vitest-environment node
import { expect, test } from 'vitest';
import { pagePath, pageUrl } from './page-path.ts';

test.each([
  ['/', '/', ''],
  ['/projects', '/', 'projects'],
  ['/projects/', '/', 'projects'],
  ['/projects?from=mail#top', '/', 'projects'],
  ['/deep/er/', '/', 'deep/er'],
  ['/repo/', '/repo/', ''],
  ['/repo/projects/', '/repo/', 'projects'],
  ['https://alma.example/repo/projects?x', '/repo/', 'projects'],
])('%s below %s is the page %j', (address, base, path) => {
  expect(pagePath(address, base)).toBe(path);
});

test.each(['/other/projects', '/repo', '/', 'https://alma.example/', '//repo/projects', ''])(
  '%s is not below /repo/',
  (address) => {
    expect(pagePath(address, '/repo/')).toBeUndefined();
  },
);

test.each([
  '//',
  '//evil.example/projects',
  '/projects//',
  '/projects%20',
  '/%70rojects',
  '/%5cevil.example/',
  '/%zz',
])('%j is the path of no page, since it is taken letter by letter', (address) => {
  expect(['', 'projects']).not.toContain(pagePath(address, '/'));
});

test.each([
  ['', false, 'https://alma.example/repo/'],
  ['', true, 'https://alma.example/repo/'],
  ['a/b', false, 'https://alma.example/repo/a/b'],
  ['a/b', true, 'https://alma.example/repo/a/b/'],
])('the page %j, with a slash %s, is at %s', (path, trailingSlash, url) => {
  expect(pageUrl('https://alma.example/repo', path, trailingSlash).href).toBe(url);
});
