import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { YAMLParseError } from 'yaml';
import { fileErrorCode, replaceFile } from '../../files/project/file-system.ts';
import { engine } from '../../files/project/places.js';
import { generated } from './generated-files.ts';

/** Writes the files that are generated from the schemas. */
export function run(): void {
  for (const [name, text] of generated()) {
    const file = join(engine, name);
    // pnpm shares the files of a package among all sites, so a file is replaced, and not written into.
    if (readFileSync(file, 'utf8') !== text) replaceFile(file, text);
  }
}

/** Writes them into the package that a site has installed, so that editors complete its own section types too. */
export function completeOwnTypes(): void {
  try {
    run();
  } catch (error) {
    // Without permission to write there, or with a faulty example, which the check names, editors know no new type.
    if (!(error instanceof YAMLParseError)) fileErrorCode(error);
  }
}
