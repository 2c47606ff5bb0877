// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { headersRecord } from './host-files.ts';
import { createHeadersReader } from './read-headers.ts';

vi.mock('node:fs', { spy: true });
const folder = mkdtempSync(join(tmpdir(), 'vitrine-headers-'));
const dist = join(folder, 'dist');
const file = join(dist, headersRecord);
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a build does: the folder is another one. */
function buildSite(base: string): void {
  const built = join(folder, 'built');
  mkdirSync(dirname(join(built, headersRecord)), { recursive: true });
  writeFileSync(join(built, headersRecord), JSON.stringify({ base }));
  rmSync(dist, { recursive: true, force: true });
  renameSync(built, dist);
}

test('a server reads the headers once for each build', () => {
  const headers = createHeadersReader(dist);
  expect(headers()).toBeUndefined();
  for (const base of ['/one/', '/two/']) {
    buildSite(base);
    vi.mocked(readFileSync).mockClear();
    expect(headers()).toEqual({ base });
    expect(headers()).toEqual({ base });
    const reads = vi.mocked(readFileSync).mock.calls.filter(([path]) => path === file);
    expect(reads).toHaveLength(1);
  }
});
