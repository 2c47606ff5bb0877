// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPublicFolder } from '../project/public-files.ts';
import { readCheckContext } from './check-context.ts';

const folder = mkdtempSync(join(tmpdir(), 'public-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'media'));
const files = ['/media/Zoë.png', "/media/Zoë's.png", '/media/unnamed.png'];
for (const path of files) writeFileSync(join(folder, path), '');

test('a file is looked into where a text names it, however its accents and quotation marks are written', async () => {
  const text = `src: /media/Zoë.png\nphoto: '/media/Zoë''s.png'\n`.normalize('NFD');
  const { media, faultOf } = await readCheckContext([text], readPublicFolder(folder));
  const faults = [...files, '/media', '/media/'].map(
    (path) => faultOf(path, { role: 'picture' })?.fault,
  );
  expect(faults).toEqual(['is empty', 'is empty', undefined, 'is a folder', 'is a folder']);
  expect([...media].sort()).toEqual([...files].sort());
});
