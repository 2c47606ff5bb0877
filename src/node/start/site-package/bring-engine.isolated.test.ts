import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';

const site = folderForTests();
vi.doMock('../../files/project/places.js', async (original) => ({
  ...(await original<object>()),
  site,
}));
const calls: string[] = [];
/** The exit codes of what the package manager is asked for. */
let codes: Record<string, number> = {};
vi.doMock('node:child_process', () => ({
  spawnSync: (_: string, args: readonly string[]) => {
    calls.push(args.join(' '));
    if (args[0] === 'add') writeFileSync(join(site, 'package.json'), '{"changed":true}');
    return { status: codes[args[0] ?? ''] ?? 0 };
  },
}));
const { bringEngine } = await import('./bring-engine.ts');

const before = '{"dependencies":{"vitrine":"file:vendor/vitrine-1.0.0.tgz"}}';
const archive = join(site, 'new.tgz');
const packed = gzipSync(
  `package.json {\n  "name": "vitrine",\n  "version": "2.0.0",\n${'x'.repeat(999)}`,
);
const vendored = () => readdirSync(join(site, 'vendor'));

beforeEach(() => {
  calls.length = 0;
  codes = {};
  mkdirSync(join(site, 'vendor'), { recursive: true });
  writeFileSync(join(site, 'package.json'), before);
  writeFileSync(join(site, 'vendor', 'vitrine-1.0.0.tgz'), 'old');
  writeFileSync(archive, packed);
});

test.each([
  ['exec', 'installed it, but it does not start', true],
  ['add', 'could not install it', false],
])('where `%s` fails, the site has the engine it had', (command, told, isInstalledBack) => {
  codes = { [command]: 1 };
  for (const wanted of [archive, '2.0.0']) {
    expect(() => bringEngine(wanted)).toThrow(told);
    expect(vendored()).toEqual(['vitrine-1.0.0.tgz']);
    expect(readFileSync(join(site, 'package.json'), 'utf8')).toBe(before);
    expect(calls.includes('install')).toBe(isInstalledBack);
  }
});

test('an archive of the same version as the one before is put back too', () => {
  writeFileSync(join(site, 'vendor', 'vitrine-2.0.0.tgz'), 'older');
  codes = { exec: 1 };
  expect(() => bringEngine(archive)).toThrow();
  expect(readFileSync(join(site, 'vendor', 'vitrine-2.0.0.tgz'), 'utf8')).toBe('older');
});

test('the old archive goes when the new engine has answered', () => {
  bringEngine(archive);
  expect(calls).toEqual(['add -E vitrine@file:vendor/vitrine-2.0.0.tgz', 'exec vitrine help']);
  expect(vendored()).toEqual(['vitrine-2.0.0.tgz']);
  writeFileSync(join(site, 'package.json'), before);
  bringEngine('3.0.0');
  expect(vendored()).toEqual([]);
});

test.each([
  ['a cut one', packed.subarray(0, -20)],
  ['its first letters', packed.subarray(0, 2)],
  ['another file', Buffer.from('PK')],
  ['nothing', Buffer.alloc(0)],
])('%s is no archive, and changes nothing', (_, bytes) => {
  writeFileSync(archive, bytes);
  expect(() => bringEngine(archive)).toThrow(/new\.tgz is no archive of Vitrine/);
  expect([vendored(), calls]).toEqual([['vitrine-1.0.0.tgz'], []]);
});
