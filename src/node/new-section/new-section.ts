import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../project/paths.ts';
import { nameFault } from './section-name.ts';
import { writeSection } from './write-section.ts';

process.exitCode = newSection(process.argv.slice(2));

/** Makes a section type; answers with the exit code. */
function newSection(names: string[]): number {
  const [type = ''] = names;
  const fault = nameFault(names, root);
  if (fault !== undefined) {
    process.stderr.write(`${fault}\n`);
    return 1;
  }
  const written = writeSection(root, type);
  const isFixed = fix(written);
  process.stdout.write(`The section type "${type}" is there: a copy of links in src/sections/${type}/, and a line in each of
schemas.ts and views.ts. ${isFixed ? 'JSON schema and reference know it.' : 'Run `npm run fix` when the above is mended.'}
Next: change schema.ts, view.tsx and example.yaml to what you need, look at it on /__gallery of
\`npm run dev\`, then \`npm run fix\` and \`npm test\`.
`);
  return isFixed ? 0 : 1;
}

/** What `npm run fix` does, for the files that are new; whether it went well. */
function fix(files: readonly string[]): boolean {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const commands = [
    [join(root, 'src', 'node', 'run.js'), 'generated-files/write'],
    [biome, 'check', '--write', '--log-level=error', ...files],
  ];
  try {
    for (const command of commands)
      execFileSync(process.execPath, command, {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    return true;
  } catch {
    // The command has said on the terminal what is wrong.
    return false;
  }
}
