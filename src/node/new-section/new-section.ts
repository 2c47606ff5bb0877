import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { engine, ownSections, site } from '../project/places.js';
import { PlainError } from '../project/plain-error.ts';
import { writeOwnSection } from './write-own-section.ts';
import { nameFault, writeSection } from './write-section.ts';

/** Writes the files of a new section type: in the repository beside the built-in types, elsewhere in the site. */
export function run(names: string[]): void {
  const [type = ''] = names;
  const fault = nameFault(names);
  if (fault !== undefined) throw new PlainError(fault);
  const isOwn = site !== engine;
  if (isOwn && existsSync(join(ownSections, type)))
    throw new PlainError(`sections/${type}/ is there already: change it, or choose another name.`);
  const written = isOwn ? writeOwnSection(type) : writeSection(engine, type);
  const check = isOwn ? '`npm run check`' : '`npm run fix` and `npm test`';
  process.stdout.write(`The section type "${type}" is there:
  ${written.join('\n  ')}
Next: change schema.ts, view.tsx and example.yaml to what you need, look at it on /__gallery of
\`npm run dev\`, then ${check}.
`);
}
