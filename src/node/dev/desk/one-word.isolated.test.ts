import fs, { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { Composer } from 'yaml';
import { listen } from '../../../../tests/browser/listen.ts';
import { sampleFolder } from '../../../../tests/sample-site.ts';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';
import type { Act } from '../../../desk-protocol/requests.ts';

const folder = folderForTests();
cpSync(sampleFolder, folder, { recursive: true });
vi.stubEnv('VITRINE_SITE', folder);
vi.resetModules();
const { answerDesk } = await import('./answer.ts');
const { devServer } = await import('../dev-server/dev-server.ts');
const { createStyleSource } = await import('../../build/styles/style-source.ts');
const { siteConfig } = await import('../../../site.ts');
const { siteFile } = await import('../../files/project/paths.ts');
const { publicChanged, publicDir } = await import('../../files/project/public-files.ts');

// The look at public/ each second belongs to no word.
vi.useFakeTimers({ toFake: ['setInterval'] });
const styles = createStyleSource();
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'silent',
  server: { middlewareMode: true, ws: false, watch: null },
  plugins: [devServer({ styles })],
});
server.middlewares.use(answerDesk(server, styles, 'token', '/'));
const { url, close } = await listen(createHttpServer(server.middlewares));
afterAll(() => Promise.all([close(), server.close()]));

const ask = async (name: string, body: object = {}) => {
  const headers = { 'X-Desk-Token': 'token', Origin: url };
  const response = await fetch(`${url}/__desk/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return response.json();
};
const typed = (value: string) => {
  const act: Act = { kind: 'set', file: 'site', path: ['app', 'name'], value };
  return ask('act', { acts: [act] });
};

test('one word is typed: a file is composed twice, the site is checked once, and public/ is not read more than once', async () => {
  expect(await typed('First')).toMatchObject({ ok: true });
  await ask('texts', { page: '' });
  const compositions = vi.spyOn(Composer.prototype, 'compose');
  const checks = vi.spyOn(siteConfig, 'safeParse');
  const reads = vi.spyOn(fs, 'readdirSync');
  syncBuiltinESMExports();
  expect(await typed('Second')).toMatchObject({ ok: true });
  await ask('state');
  await ask('texts', { page: '' });
  expect(await ask('panel', { file: 'site', path: ['app'] })).toMatchObject({ problems: [] });
  expect(readFileSync(siteFile, 'utf8')).toContain('name: Second');
  const walks = reads.mock.calls.filter(([place]) => place === publicDir);
  expect(compositions.mock.calls.length).toBeLessThanOrEqual(2);
  expect(checks.mock.calls.length).toBe(1);
  expect(walks.length).toBeLessThanOrEqual(1);
});

test('a file of the same name with another content is reported anew', async () => {
  writeFileSync(join(publicDir, 'media', 'portrait.webp'), 'no picture');
  publicChanged();
  const message = expect.stringContaining('portrait.webp');
  expect(await ask('panel', { file: 'site', path: [] })).toMatchObject({ problems: [{ message }] });
});
