import { join } from 'node:path';
import { normalizePath } from 'vite';
import { expect, test } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { publicDir } from '../project/public-files.ts';
import { resolveSite } from '../site-files/resolve-site.ts';
import { needsReload, publicPathOf } from './owner-edits.ts';

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

test('a file below public/ has one path, however its accents are written', () => {
  const file = normalizePath(join(publicDir, 'media', 'Zoë.jpg'.normalize('NFD')));
  expect(publicPathOf(file)).toBe('/media/Zoë.jpg'.normalize('NFC'));
  expect(publicPathOf(`${normalizePath(publicDir)}-old/Zoë.jpg`)).toBeUndefined();
});
