import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { readBase, siteAddress, withAddress } from './site-address.ts';

type Host = typeof site.host;
const at = (url?: string, host: Host = 'all') => {
  return { ...site, host, app: { ...site.app, ...(url !== undefined && { url }) } };
};

const SITE_URL = 'https://b.example/x';
const VERCEL_PROJECT_PRODUCTION_URL = 'a.example';
const CF_PAGES_URL = 'https://d34db33f.alma.pages.dev';

test.each<[url: string | undefined, env: Record<string, string>, Host, address?: string]>([
  ['https://a.example/repo', { SITE_URL }, 'all', 'https://a.example/repo/'],
  ['https://a.example/a/b//', {}, 'all', 'https://a.example/a/b/'],
  ['http://localhost:8080/a/?from=mail#top', {}, 'all', 'http://localhost:8080/a/'],
  [undefined, {}, 'all'],
  [undefined, { SITE_URL }, 'all', 'https://b.example/x/'],
  [undefined, { NETLIFY: 'true', URL: 'https://a.example' }, 'all', 'https://a.example/'],
  [undefined, { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL }, 'all', 'https://a.example/'],
  [undefined, { CF_PAGES: '1', CF_PAGES_URL }, 'all', 'https://alma.pages.dev/'],
  [undefined, { GITHUB_REPOSITORY: 'A/Site' }, 'github-pages', 'https://a.github.io/site/'],
  [undefined, { GITHUB_REPOSITORY: 'A/a.github.io' }, 'github-pages', 'https://a.github.io/'],
  [undefined, { GITHUB_REPOSITORY: 'a/b' }, 'netlify'],
])('with app.url %s and %j, a site for the host %s is at %s', (url, env, host, address) => {
  expect(siteAddress(at(url, host), env)?.href).toBe(address);
});

test('the base that a site is built for is that of its absolute addresses', () => {
  const url = (base: string) => withAddress(at('https://alma.example/repo'), base, {}).app.url;
  expect(url('/repo/')).toBe('https://alma.example/repo/');
  expect(url('/other/')).toBe('https://alma.example/other/');
  expect(withAddress(at(), '/repo/', {}).app.url).toBeUndefined();
});

test.each([
  ['/repo', '/repo/'],
  ['repo', '/repo/'],
  ['/a/b.c/~d/', '/a/b.c/~d/'],
])('--base %s is the folder %s', (base, folder) => {
  expect(readBase(base)).toBe(folder);
});

const noBases = ['', './', '../site/', '//x/', 'https://me.example/repo/', '/two words/', '/a?b/'];

test.each(noBases)('--base %j is refused, with a fix', (base) => {
  expect(() => readBase(base)).toThrow('write --base /my-repo/');
});
