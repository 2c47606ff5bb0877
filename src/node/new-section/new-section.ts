import { engine } from '../project/places.js';
import { PlainError } from '../project/plain-error.ts';
import { nameFault, writeSection } from './write-section.ts';

/** Writes the files of a new section type. */
export function run(names: string[]): void {
  const [type = ''] = names;
  const fault = nameFault(names, engine);
  if (fault !== undefined) throw new PlainError(fault);
  writeSection(engine, type);
  process.stdout.write(`The section type "${type}" is there: a copy of links in src/sections/${type}/, and a line in each of
schemas.ts and views.ts.
Next: change schema.ts, view.tsx and example.yaml to what you need, look at it on /__gallery of
\`npm run dev\`, then \`npm run fix\` and \`npm test\`.
`);
}
