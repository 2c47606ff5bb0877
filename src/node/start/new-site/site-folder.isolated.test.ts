import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForTest } from '../../../../tests/unit/file-faults.ts';

// To pack the engine takes seconds, and a site that cannot be written needs none.
vi.doMock('../site-package/engine-source.ts', () => ({
  packageFiles: () => new Map([['package.json', '{}']]),
}));
const { writeSite } = await import('./site-folder.ts');

test('a site that cannot be written leaves nothing behind', () => {
  const folder = folderForTest();
  const texts = { site: '', content: '' };
  const broken = new Map([['media/.gitkeep/below-a-file.jpg', new Uint8Array()]]);
  const inside = join(folder, 'sites', 'mine');
  expect(() => writeSite(inside, texts, broken)).toThrow('cannot be written');
  expect(existsSync(join(folder, 'sites'))).toBe(false);
  const installed = '{"dependencies":{"vitrine":"file:vitrine.tgz"}}';
  writeFileSync(join(folder, 'package.json'), installed);
  expect(() => writeSite(folder, texts, broken)).toThrow('cannot be written');
  expect(readdirSync(folder)).toEqual(['package.json']);
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(installed);
});
