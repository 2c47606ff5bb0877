import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { readerOf } from '../../page/desk.ts';
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
