// @vitest-environment node
import { expect, test } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { findCollisions } from './public-collisions.ts';

const collisions = (...files: string[]) => findCollisions(site, files).map(({ file }) => file);

test.each([
  '/index.html',
  '/404.html',
  '/about-me/index.html',
  '/page.json',
  '/about-me',
  '/api/index',
])('public%s would replace what the site has there', (file) => {
  expect(collisions(file)).toEqual([`public${file}`]);
});

test('any other file may be there, and take the place of what is made beside the pages', () => {
  expect(collisions('/favicon.ico', '/robots.txt', '/CNAME', '/about.html', '/api/old')).toEqual(
    [],
  );
});

test('a data service elsewhere leaves its place free', () => {
  const remote = { ...site, api: { ...site.api, host: 'https://api.example.com' } };
  expect(findCollisions(remote, ['/api/index'])).toEqual([]);
});
