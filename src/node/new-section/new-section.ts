import { root } from '../project/paths.ts';
import { nameFault, writeSection } from './write-section.ts';

const names = process.argv.slice(2);
const [type = ''] = names;
const fault = nameFault(names, root);
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
writeSection(root, type);
process.stdout.write(`The section type "${type}" is there: a copy of links in src/sections/${type}/, and a line in each of
schemas.ts and views.ts.
Next: change schema.ts, view.tsx and example.yaml to what you need, look at it on /__gallery of
\`npm run dev\`, then \`npm run fix\` and \`npm test\`.
`);
