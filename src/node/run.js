// Runs a command from a folder beside this file, such as checks/check.ts. Node 20 cannot run TypeScript, and
// later versions take twice as long for it as for a bundle. So each command is bundled once, and again after
// an edit of the source. This file is JavaScript, so that Node can run it directly.
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
  // A copy of the project may share the cache, but a bundle contains the path of its source.
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
        // The source finds files by paths relative to itself, and the bundle is in another folder.
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
    // No other folder can hold the bundle, because its imports are found only below node_modules.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error;
    console.error(
      `${cache} cannot be written (${error.code}): see who may, and whether there is room.`,
    );
    process.exit(1);
  }
}
