import { describe, expect, test } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { readBase, siteAddress, withAddress } from './site-address.ts';

type Host = typeof site.host;
const at = (url?: string, host: Host = 'all') => ({
  ...site,
  host,
  app: { ...site.app, ...(url !== undefined && { url }) },
});
const addressOf = (url: string | undefined, env: Record<string, string> = {}, host: Host = 'all') =>
  siteAddress(at(url, host), env)?.href;

test.each([
  ['https://alma.example/repo', 'https://alma.example/repo/'],
  ['https://alma.example/a/b//', 'https://alma.example/a/b/'],
  ['http://localhost:8080/repo/?from=mail#top', 'http://localhost:8080/repo/'],
])('%s is the address %s', (url, address) => {
  expect(addressOf(url)).toBe(address);
});

describe('where app.url is missing, a deployment says where it goes', () => {
  const VERCEL_PROJECT_PRODUCTION_URL = 'a.example';
  const CF_PAGES_URL = 'https://d34db33f.alma.pages.dev';
  test.each<[string, Record<string, string>, Host, string | undefined]>([
    ['nobody', {}, 'all', undefined],
    ['whoever sets it', { SITE_URL: 'https://a.example/x' }, 'all', 'https://a.example/x/'],
    ['Netlify', { NETLIFY: 'true', URL: 'https://a.example' }, 'all', 'https://a.example/'],
    ['Vercel', { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL }, 'all', 'https://a.example/'],
    ['Cloudflare', { CF_PAGES: '1', CF_PAGES_URL }, 'all', 'https://alma.pages.dev/'],
    ['GitHub', { GITHUB_REPOSITORY: 'A/Site' }, 'github-pages', 'https://a.github.io/site/'],
    ['its owner', { GITHUB_REPOSITORY: 'A/a.github.io' }, 'github-pages', 'https://a.github.io/'],
    ['GitHub for another', { GITHUB_REPOSITORY: 'a/b' }, 'netlify', undefined],
  ])('%s', (_, env, host, address) => {
    expect(addressOf(undefined, env, host)).toBe(address);
  });

  test('app.url is stronger than all of them', () => {
    expect(addressOf('https://a.example', { SITE_URL: 'https://b.example' })).toBe(
      'https://a.example/',
    );
  });
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

test.each(['', './', '../site/', '//x/', 'https://me.example/repo/', '/two words/', '/a?b/'])(
  '--base %j is refused, with a fix',
  (base) => {
    expect(() => readBase(base)).toThrow('write --base /my-repo/');
  },
);
