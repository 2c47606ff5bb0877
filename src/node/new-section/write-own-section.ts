import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSections, site } from '../project/places.js';
import { copyOf } from './write-section.ts';

const settingsOfEngine = './node_modules/vitrine/tsconfig.json';

/** The TypeScript settings with which editors check and complete an owner's section types like those of the engine. */
const editorSettings = {
  extends: settingsOfEngine,
  compilerOptions: { types: [] },
  include: ['sections', 'node_modules/vitrine/src/**/*.d.ts'],
};

/** Writes the files of a section type of the site's own. Returns their paths below the site. */
export function writeOwnSection(type: string): string[] {
  const files = [...copyOf('specimens', type)].map(([name, text]): [string, string] => [
    join('sections', type, name),
    text,
  ]);
  // Settings that extend a missing file would stop the dev server.
  if (existsSync(join(site, settingsOfEngine)) && !existsSync(join(site, 'tsconfig.json')))
    files.push(['tsconfig.json', `${JSON.stringify(editorSettings, null, 2)}\n`]);
  const folder = join(ownSections, type);
  mkdirSync(folder, { recursive: true });
  try {
    for (const [path, text] of files) writeFileSync(join(site, path), text);
  } catch (error) {
    // A half of a section type would stop every other command.
    rmSync(folder, { recursive: true });
    throw error;
  }
  return files.map(([path]) => path);
}
