import { join } from 'node:path';
import { createServer, normalizePath } from 'vite';
import { expect, test, vi } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { publicDir } from '../project/public-files.ts';
import { resolveSite } from '../site-files/resolve-site.ts';
import { createStyleSource } from '../styles/style-source.ts';
import { createOpenPages } from './open-pages.ts';
import { createOwnerEdits, needsReload, publicPathOf } from './owner-edits.ts';

test.each([
  ['/media/logo.svg', true],
  ['/media/film.h264.mp4', true],
  ['/media/track.m4a', true],
  ['/favicon.ico', true],
  ['/media/portrait.webp', false],
  ['/media/poster-portrait.webp', false],
  ['/files/unnamed.mp4', false],
])('whether open pages are loaded anew for %s: %s', (path, expected) => {
  expect(needsReload(path, resolveSite(site))).toBe(expected);
});

test('a file below public/ has one path, however its accents are written', () => {
  const file = normalizePath(join(publicDir, 'media', 'Zoë.jpg'.normalize('NFD')));
  expect(publicPathOf(file)).toBe('/media/Zoë.jpg'.normalize('NFC'));
  expect(publicPathOf(`${normalizePath(publicDir)}-old/Zoë.jpg`)).toBeUndefined();
});

const startServer = () =>
  createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });

test('a file below public/ that changes while an edit is shown belongs to the next edit', async () => {
  const server = await startServer();
  const shown: string[] = [];
  const save = (path: string) =>
    takeEdit({
      file: normalizePath(join(publicDir, path)),
      type: 'update',
      modules: [],
      read: () => '',
      server,
      timestamp: 0,
    });
  let second = Promise.resolve();
  const renewForEdit = vi.fn(async () => undefined);
  renewForEdit.mockImplementationOnce(async () => {
    second = save('media/logo.svg');
  });
  const pages = {
    ...createOpenPages(server),
    showEdit: () => void shown.push('edit'),
    reload: () => void shown.push('reload'),
  };
  const takeEdit = await createOwnerEdits({
    server,
    pages,
    styles: { ...createStyleSource(), renewForEdit },
  });
  await save('media/portrait.webp');
  await second;
  await server.close();
  expect(shown).toEqual(['edit', 'reload']);
}, 20_000);
