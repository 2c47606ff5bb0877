// @vitest-environment node
import { expect, test } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { findCollisions } from './public-problems.ts';

const collisions = (files: readonly string[], config = site) =>
  findCollisions(config, {
    files: new Map(files.map((file) => [file, file])),
    folders: new Map(),
    linksOut: [],
  }).map(({ file }) => file);

test.each([
  '/index.html',
  '/404.html',
  '/about-me/index.html',
  '/page.json',
  '/about-me',
  '/api/index',
])('public%s would replace what the site has there', (file) => {
  expect(collisions([file])).toEqual([`public${file}`]);
});

test('any other file may be there, and take the place of what is made beside the pages', () => {
  const files = ['/favicon.ico', '/robots.txt', '/CNAME', '/about.html', '/api/old'];
  expect(collisions(files)).toEqual([]);
  const remote = { ...site, api: { ...site.api, host: 'https://api.example.com' } };
  expect(collisions(['/api/index'], remote)).toEqual([]);
});
