import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../../browser/program.ts';
import { readerOf } from '../../page/desk.ts';
import { build } from '../../project/cli.ts';
import { hiddenFiles, secret, writeHidden } from '../../project/hidden-files.ts';
import { expect, test } from '../../test.ts';

/** Returns a function that sends requests to the desk: as a page of the dev server does, or with other headers. */
async function deskOf(url: string) {
  const { origin, host } = new URL(url);
  const html = await (await fetch(url)).text();
  const token = /name="desk-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const own = { Host: host, Origin: origin, 'X-Desk-Token': token };
  const send = (path: string, body: object, headers: OutgoingHttpHeaders = {}, method = 'POST') =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const options = { method, headers: { ...own, ...headers } };
      const sent = request(`${origin}/__desk/${path}`, options, async (response) =>
        resolve({ status: response.statusCode, text: await text(response) }),
      );
      sent.on('error', reject).end(body instanceof Uint8Array ? body : JSON.stringify(body));
    });
  return { token, send };
}

const path = ['app', 'name'];
const rename = { kind: 'set', file: 'site', path, value: 'Other' };

/** What the desk is told of an act, or a file, that is refused. */
const refusal = (message: string) => ({
  ok: false,
  problems: [{ message: expect.stringContaining(message) }],
});

test('only a page of the dev server may change the files of the owner, and is refused in words what it may not', async ({
  editor,
  devServer,
}) => {
  const read = readerOf(devServer.folder);
  const before = read();
  const { token, send } = await deskOf(editor.url);
  const acts = [rename];
  for (const headers of [
    { 'X-Desk-Token': '' },
    { 'X-Desk-Token': token.replace(/^./, '_') },
    { Origin: 'http://127.0.0.1:1' },
    { Origin: 'null' },
    { Origin: 'http://evil.example' },
    { Host: 'evil.example' },
    { Host: 'evil.example', Origin: 'http://evil.example' },
  ]) {
    expect((await send('act', { acts }, headers)).status, JSON.stringify(headers)).toBe(403);
  }
  expect((await send('act', { acts }, {}, 'PUT')).status).toBe(403);
  for (const file of ['../package.json', 'package.json', '/etc/passwd'])
    expect((await send('act', { acts: [{ ...rename, file }] })).status).toBe(400);
  const nested = JSON.stringify({ acts: [{ ...rename, value: 'nested' }] });
  const brackets = '['.repeat(5_000) + ']'.repeat(5_000);
  const tooMuch = [
    { acts: Array.from({ length: 201 }, () => rename) },
    Buffer.from(nested.replace('"nested"', brackets)),
    { acts: [{ ...rename, path: Array.from({ length: 5_000 }, () => 'x') }] },
  ];
  for (const body of tooMuch) expect((await send('act', body)).status).toBe(400);
  const act = async (one: object): Promise<unknown> =>
    JSON.parse((await send('act', { acts: [{ file: 'site', ...one }] })).text);
  for (const path of [[], ['pages', 99], ['app', 'name', 'x', 0]])
    for (const one of [{ kind: 'remove' }, { kind: 'copy' }, { kind: 'move', to: [] }])
      expect(await act({ ...one, path })).toMatchObject(refusal('there is no place'));
  expect(await act({ ...rename, value: 'long '.repeat(60_000) })).toMatchObject(refusal('256 kB'));
  const file = join(devServer.folder, 'site.config.yaml');
  chmodSync(file, 0o444);
  expect(await act(rename)).toMatchObject(refusal('the file may only be read'));
  chmodSync(file, 0o644);
  expect(read()).toBe(before);

  editor.put('site.config.yaml', before);
  expect((await send('act', { acts })).status).toBe(200);
  expect(read()).toBe(before.replace('  name: Vitrine', '  name: Other'));
});

test('an upload lands in public/media/ alone, whatever its name says', async ({
  editor,
  devServer,
}) => {
  const { send } = await deskOf(editor.url);
  const media = join(devServer.folder, 'public', 'media');
  const picture = readFileSync(join(media, 'portrait.webp'));
  const upload = async (name: string, body: Uint8Array = picture, folder = '/media/') => {
    const query = new URLSearchParams({ name, role: 'picture', folder });
    return JSON.parse((await send(`upload?${query}`, body)).text);
  };
  const uploads = {
    '../../../Schöne Grüße (1).webp': 'schoene-gruesse-1.webp',
    'Schöne Grüße (1).webp': 'schoene-gruesse-1-2.webp',
    // The desk gives the file its name, so the ending is that of its format.
    'portrait.png': 'portrait-2.webp',
  };
  // Each has other bytes, behind those of the picture.
  for (const [index, [name, file]] of Object.entries(uploads).entries()) {
    const bytes = Buffer.concat([picture, Buffer.alloc(index + 1)]);
    expect(await upload(name, bytes)).toEqual({ ok: true, path: `/media/${file}` });
  }
  expect(await upload('the same.webp'), 'what is there is used').toEqual({
    ok: true,
    path: '/media/portrait.webp',
  });
  for (const file of Object.values(uploads)) rmSync(join(media, file));
  for (const folder of ['/../', '/__content/../', '/__content/none/', '/__content/../../etc/'])
    expect(await upload('a.webp', picture, folder), folder).toMatchObject({ ok: false });
  expect(await upload('portrait.png', Buffer.from('no picture'))).toMatchObject(
    refusal('public/media/portrait.png is no PNG picture'),
  );
});

test('nothing outside of public/ is published or served, by no link, and nothing that is hidden', async ({
  devServer: { url, folder },
  editor,
}) => {
  const { folder: elsewhere, remove } = temporaryFolder();
  const inPublic = (...names: string[]) => join(folder, 'public', ...names);
  const drafts = join(folder, 'content', 'drafts');
  writeFileSync(join(elsewhere, 'secret.txt'), secret);
  mkdirSync(inPublic('files'));
  symlinkSync(elsewhere, inPublic('files', 'all'), 'junction');
  symlinkSync(join('..', '..', 'package.json'), inPublic('files', 'cv.json'));
  symlinkSync(elsewhere, drafts, 'junction');
  editor.edit('site.config.yaml', '/media/portrait.webp', '/../site.config.yaml');
  editor.edit('content/index.yaml', 'https://example.com/mesa', 'not a link');

  // A build names the mistakes of both files and of the folder, and stops.
  const { code, output } = await build(folder);
  expect(code).toBe(1);
  expect(output).toContain('public/files/all');
  expect(output).toContain('public/files/cv.json');
  expect(output.match(/leads out of public\//g)).toHaveLength(2);
  expect(output).toContain('there is no file public/../site.config.yaml');
  expect(output).toMatch(/^site\.config\.yaml:\d+:\d+ {2}pages/m);
  expect(output).toMatch(/^content\/index\.yaml:\d+:\d+ {2}projects/m);
  expect(output).not.toMatch(/^\s+at |node:internal/m);

  const textAt = async (path: string) => (await fetch(`${url}/${path}`)).text();
  for (const path of ['files/all/secret.txt', 'files/cv.json'])
    for (const address of [
      path,
      `./${path}`,
      `${path}?raw`,
      `${path}?url`,
      `@fs${folder}/public/${path}`,
      `@fs${drafts}/secret.txt`,
    ])
      expect(await textAt(address), address).not.toMatch(/never meant for visitors|"dependencies"/);

  writeHidden(folder);
  mkdirSync(inPublic('works'));
  writeFileSync(inPublic('works', 'why #1?.svg'), 'shown');
  for (const path of [...hiddenFiles, '%2eenv', '%2egit/config', `@fs${inPublic('.htpasswd')}`])
    expect(await textAt(path), path).not.toBe(secret);
  expect(await textAt('.well-known/security.txt')).toBe(secret);
  expect(await textAt('works/why%20%231%3F.svg')).toBe('shown');
  const written = ['files', 'works', '.git', '.well-known', '.env', '.htpasswd'];
  for (const path of [drafts, ...written.map((name) => inPublic(name))])
    rmSync(path, { recursive: true });
  remove();
});
