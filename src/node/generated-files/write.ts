import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from '../project/places.js';
import { generated } from './generated-files.ts';

/** Writes the files that are generated from the schemas. */
export function run(): void {
  for (const [path, text] of generated()) writeFileSync(join(engine, path), text);
}
