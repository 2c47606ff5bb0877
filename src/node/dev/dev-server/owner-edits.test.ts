import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { resolveSite } from '../../files/site-files/resolve-site.ts';
import { needsReload } from './owner-edits.ts';

test.each([
  ['/media/logo.svg', true],
  ['/media/film.h264.mp4', true],
  ['/media/track.m4a', true],
  ['/favicon.ico', true],
  ['/media/portrait.webp', false],
  ['/files/unnamed.mp4', false],
])('whether open pages are loaded anew for %s: %s', (path, expected) => {
  expect(needsReload(path, resolveSite(site))).toBe(expected);
});
