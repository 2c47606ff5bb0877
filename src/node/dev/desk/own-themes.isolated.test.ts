import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';
import { presetNames } from '../../../config/theme.ts';

const folder = folderForTests();
vi.stubEnv('VITRINE_SITE', folder);
vi.resetModules();
const { deskState } = await import('./desk-state.ts');
const { describePlace } = await import('./panel.ts');
const { ownerNow } = await import('./owner-texts.ts');

mkdirSync(join(folder, 'content'));
mkdirSync(join(folder, 'themes'));
writeFileSync(join(folder, 'content', 'index.yaml'), 'projects: []\n');
writeFileSync(join(folder, 'site.config.yaml'), 'theme: { preset: themes/paper.yaml }\n');

/** The theme of a file, as the desk shows it beside the presets, and as it fills a field that the owner has not set. */
async function shown(text: string) {
  writeFileSync(join(folder, 'themes', 'paper.yaml'), text);
  const owner = await ownerNow();
  const { presets } = deskState({ done: [], undone: [] }, owner);
  const field = describePlace(owner, { file: 'site', path: ['theme', 'radius'] });
  return { presets, radius: 'value' in field ? field.value : undefined };
}

test('the desk shows a theme of a file beside the presets, with its values of now', async () => {
  const builtIn = Object.fromEntries(presetNames.map((name) => [name, null]));
  const paper = (radius: number) => ({
    presets: { ...builtIn, 'themes/paper.yaml': expect.objectContaining({ radius }) },
    radius,
  });
  expect(await shown('radius: 7\n')).toEqual(paper(7));
  expect(await shown('radius: 8\n')).toEqual(paper(8));
  expect(await shown('raduis: 9\n')).toMatchObject({ presets: builtIn, radius: 10 });
  expect((await shown('raduis: 9\n')).presets).toEqual(builtIn);
});
