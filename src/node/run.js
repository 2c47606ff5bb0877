// Runs a command from a folder beside this file, such as checks/check.ts. Node 20 cannot run TypeScript, and
// later versions of Node take twice as long for TypeScript as for a bundle. So each command is bundled at its
// first run, and again after an edit of the source. This file is JavaScript, so that Node can run it directly.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [, , command = ''] = process.argv;
const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, '..');
const cache = join(source, '..', 'node_modules', '.cache', 'vitrine', 'commands');

const bundle = join(cache, `${command.replaceAll('/', '-')}-${versionOfSource()}.mjs`);
if (!existsSync(bundle)) await write();
process.argv.splice(1, 2, bundle);
await import(pathToFileURL(bundle).href);

function versionOfSource() {
  // A bundle contains the path of its source, so a copy of the project in the same cache needs another version.
  const hash = createHash('sha256').update(source);
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|js|json)$/.test(file)) continue;
    hash.update(file).update(readFileSync(join(source, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function write() {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: join(here, `${command}.ts`),
    platform: 'node',
    external: (id) => !/^[./]|^[A-Za-z]:/.test(id),
    treeshake: false,
    checks: { bundlerTimings: false },
    plugins: [
      {
        name: 'place-of-source',
        // The source finds files relative to `import.meta.url`, so each bundled module keeps the URL of its source.
        transform: (code, id) => code.replaceAll('import.meta.url', `'${pathToFileURL(id)}'`),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  try {
    mkdirSync(cache, { recursive: true });
    const draft = `${bundle}.${process.pid}`;
    writeFileSync(draft, output[0].code);
    renameSync(draft, bundle);
  } catch (error) {
    // Node finds the packages that a bundle imports only from this folder, so without the folder the command stops.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error;
    console.error(
      `${cache} cannot be written (${error.code}): see who may, and whether there is room.`,
    );
    process.exit(1);
  }
}
