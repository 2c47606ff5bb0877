// @vitest-environment node
import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

test.each([
  ['/', '/', ''],
  ['/projects', '/', 'projects'],
  ['/projects/', '/', 'projects'],
  ['/projects?from=mail#top', '/', 'projects'],
  ['/deep/er/', '/', 'deep/er'],
  ['/repo/', '/repo/', ''],
  ['/repo/projects/', '/repo/', 'projects'],
  ['/api/index', '/', 'api/index'],
  ['/repo/api/index?x', '/repo/', 'api/index'],
])('%s below %s is the page %j', (url, base, path) => {
  expect(pagePath(url, base)).toBe(path);
});

test('a URL outside the base keeps its whole path', () => {
  expect(pagePath('/other/projects', '/repo/')).toBe('other/projects');
});
