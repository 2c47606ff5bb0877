import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder } from '../../browser/program.ts';
import { readerOf } from '../../page/desk.ts';
import { build } from '../../project/cli.ts';
import { hiddenFiles, secret, writeHidden } from '../../project/hidden-files.ts';
import { expect, test } from '../../test.ts';

/** Sends a request as any program could, and answers with the status. */
function post(url: string, body: string, headers: OutgoingHttpHeaders, method = 'POST') {
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject).end(body);
  });
}

/** Reads the token of this run out of a page. */
async function tokenOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return /name="desk-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
}

test('only a page of the dev server may change the files of the owner', async ({
  editor,
  devServer,
}) => {
  const read = readerOf(devServer.folder);
  const before = read();
  const { origin, host } = new URL(editor.url);
  const token = await tokenOf(editor.url);
  const path = ['app', 'name'];
  const acts = [{ kind: 'set', file: 'site', path, value: 'Other' }];
  const own = { Host: host, Origin: origin, 'X-Desk-Token': token };
  const ask = (headers: OutgoingHttpHeaders, body: object = { acts }, method?: string) =>
    post(`${origin}/__desk/act`, JSON.stringify(body), { ...own, ...headers }, method);

  const foreign = { Host: 'evil.example', Origin: 'http://evil.example' };
  for (const headers of [
    { 'X-Desk-Token': '' },
    { 'X-Desk-Token': token.replace(/^./, '_') },
    { Origin: 'http://127.0.0.1:1' },
    { Origin: 'null' },
    { Origin: 'http://evil.example' },
    { Host: 'evil.example' },
    foreign,
  ]) {
    expect(await ask(headers), JSON.stringify(headers)).toBe(403);
  }
  expect(await ask({}, { acts }, 'PUT')).toBe(403);
  for (const file of ['../package.json', 'package.json', '/etc/passwd']) {
    expect(await ask({}, { acts: [{ kind: 'set', file, path, value: 'Other' }] })).toBe(400);
  }
  expect(read()).toBe(before);

  editor.put('site.config.yaml', before);
  expect(await ask({})).toBe(200);
  expect(read()).toBe(before.replace('  name: Vitrine', '  name: Other'));
});

test('an upload lands in public/media/ alone, whatever its name says', async ({
  editor,
  devServer,
}) => {
  const { origin } = new URL(editor.url);
  const token = await tokenOf(editor.url);
  const picture = readFileSync(join(devServer.folder, 'public', 'media', 'portrait.webp'));
  const upload = async (
    name: string,
    body: string | Uint8Array<ArrayBuffer> = picture,
  ): Promise<unknown> => {
    const query = new URLSearchParams({ name, role: 'picture' });
    const response = await fetch(`${origin}/__desk/upload?${query}`, {
      method: 'POST',
      headers: { Origin: origin, 'X-Desk-Token': token },
      body,
    });
    return response.json();
  };
  for (const [name, path] of [
    ['../../../Schöne Grüße (1).webp', '/media/schoene-gruesse-1.webp'],
    ['Schöne Grüße (1).webp', '/media/schoene-gruesse-1-2.webp'],
    // The desk gives the file its name, so the ending is that of its format.
    ['portrait.png', '/media/portrait-2.webp'],
  ] as const) {
    expect(await upload(name)).toEqual({ ok: true, path });
    // The second one has to find a name that is free.
    if (!name.startsWith('..')) rmSync(join(devServer.folder, 'public', path));
  }
  rmSync(join(devServer.folder, 'public', 'media', 'schoene-gruesse-1.webp'));
  expect(await upload('portrait.png', 'no picture')).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringContaining('public/media/portrait.png is no PNG picture') }],
  });
});

test('a file that may only be read, and a place that is none, are refused in words', async ({
  editor,
  devServer,
}) => {
  const { origin } = new URL(editor.url);
  const token = await tokenOf(editor.url);
  const ask = async (act: object): Promise<unknown> => {
    const response = await fetch(`${origin}/__desk/act`, {
      method: 'POST',
      headers: { Origin: origin, 'X-Desk-Token': token },
      body: JSON.stringify({ acts: [{ file: 'site', ...act }] }),
    });
    return response.json();
  };
  const refusal = (message: string) => ({
    ok: false,
    problems: [{ message: expect.stringContaining(message) }],
  });
  for (const path of [[], ['pages', 99], ['app', 'name', 'x', 0]]) {
    for (const kind of ['remove', 'copy'])
      expect(await ask({ kind, path })).toMatchObject(refusal('there is no place for'));
    expect(await ask({ kind: 'move', path, to: [] })).toMatchObject(refusal('there is no place'));
  }
  const file = join(devServer.folder, 'site.config.yaml');
  const before = readFileSync(file, 'utf8');
  chmodSync(file, 0o444);
  const name = { kind: 'set', path: ['app', 'name'], value: 'Other' };
  expect(await ask(name)).toMatchObject(refusal('the file may only be read'));
  chmodSync(file, 0o644);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('nothing outside of public/ is published or served, by no link, and nothing that is hidden', async ({
  devServer: { url, folder },
  editor,
}) => {
  const { folder: elsewhere, remove } = temporaryFolder();
  writeFileSync(join(elsewhere, 'secret.txt'), secret);
  const files = join(folder, 'public', 'files');
  const drafts = join(folder, 'content', 'drafts');
  mkdirSync(files);
  symlinkSync(elsewhere, join(files, 'all'), 'junction');
  symlinkSync(join('..', '..', 'package.json'), join(files, 'cv.json'));
  symlinkSync(elsewhere, drafts, 'junction');
  editor.edit('site.config.yaml', '/media/portrait.webp', '/../site.config.yaml');

  const { code, output } = await build(folder);
  expect(code).toBe(1);
  expect(output).toContain('public/files/all');
  expect(output).toContain('public/files/cv.json');
  expect(output).toContain('there is no file public/../site.config.yaml');
  expect(output.match(/leads out of public\//g)).toHaveLength(2);

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
  mkdirSync(join(folder, 'public', 'works'));
  writeFileSync(join(folder, 'public', 'works', 'why #1?.svg'), 'shown');
  for (const path of [...hiddenFiles, '%2eenv', '%2egit/config', `@fs${folder}/public/.htpasswd`])
    expect(await textAt(path), path).not.toBe(secret);
  expect(await textAt('.well-known/security.txt')).toBe(secret);
  expect(await textAt('works/why%20%231%3F.svg')).toBe('shown');
  for (const path of [
    drafts,
    ...['files', 'works', '.git', '.well-known', '.env', '.htpasswd'].map((each) =>
      join(folder, 'public', each),
    ),
  ])
    rmSync(path, { recursive: true });
  remove();
});
