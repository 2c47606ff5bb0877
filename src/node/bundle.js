// Bundles a module from below this folder, such as checks/check.ts. Node 20 cannot run TypeScript, no version of
// Node runs TypeScript in `node_modules`, and where it can, it takes twice as long as for a bundle. So each command
// is bundled at its first run, and again after an edit of the source. This file is JavaScript, so that Node can
// run it directly.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packedModules } from './files/project/packed.js';
import {
  cacheFolder,
  engine,
  hasInstalledEngine,
  ownSections,
  ownTypes,
} from './files/project/places.js';

const source = join(engine, 'src');
const folder = join(cacheFolder, 'commands');

/** The module that writes what editors know of the section types, which is made anew with the commands. */
const generator = 'authors/generated-files/write';

/** The module that says what is wrong with the site's own section types. */
const explainer = 'authors/own-sections/explain';

/** The modules that load no section type, and so have to run where the site's own cannot be loaded. */
const untyped = [explainer, 'checks/print-problems'];

/** Matches names and files of packages of many small files, whose reading would take a sixth of a command's time. */
const inlined = /(?:^|[\\/]node_modules[\\/])(?:culori|entities|marked|yaml|zod)(?:$|[\\/])/;

/** How long a schema may compute while it is loaded, in milliseconds; a sound one takes a tenth of it at most. */
const maxLoading = 3000;

/** @type {string | undefined} */
let version;

/**
 * Imports a module in its current version, with the list of its files as one more export, `bundledFrom`.
 * @param {string} module the path below this folder, without its ending
 * @returns {Promise<any>}
 */
export async function importBundled(module) {
  // The dev server imports its module again after an edit of the source.
  version = hashOfFiles();
  const file = join(folder, `${module.replaceAll('/', '-')}-${version}.mjs`);
  try {
    if (!existsSync(file)) {
      if (!untyped.includes(module)) await refuseEndless();
      await write(module, file);
      if (![generator, ...untyped].includes(module) && hasInstalledEngine && ownTypes().length > 0)
        (await importBundled(generator)).completeOwnTypes();
    }
    return await import(pathToFileURL(file).href);
  } catch (error) {
    if (untyped.includes(module) || ownTypes().length === 0 || Object(error).problems) throw error;
    const { explain } = await importBundled(explainer);
    throw await explain(await failAgain(module, file, error));
  }
}

/**
 * Loads the schema of each type of the site's own in a thread that can be ended. One that never comes to its end would
 * hold the thread of the command for ever.
 */
async function refuseEndless() {
  for (const type of ownTypes()) {
    const file = join(folder, `schema-${type}-${version}.mjs`);
    if (existsSync(file)) continue;
    await write(join(ownSections, type, 'schema'), file);
    const worker = new Worker(file, { stdout: true, stderr: true });
    // What a schema throws is told when the command loads it.
    worker.on('error', () => undefined);
    let isEndless = false;
    const [before, start] = [process.cpuUsage(), performance.now()];
    const timer = setInterval(() => {
      // On a busy machine a sound schema may take long, but it has computed little.
      const isBusy = process.cpuUsage(before).user > maxLoading * 1000;
      isEndless = isBusy || performance.now() - start > 10 * maxLoading;
      if (isEndless) worker.terminate();
    }, 100);
    const code = await new Promise((end) => worker.on('exit', end));
    clearInterval(timer);
    // Node ends a thread with 13 that waits for what never comes.
    if (!isEndless && code !== 13) continue;
    rmSync(file);
    throw (await importBundled(explainer)).endless(type);
  }
}

/**
 * Imports a module that failed once more, with its source map. Returns the error with the places of the source.
 * @type {(module: string, file: string, error: unknown) => Promise<unknown>}
 */
async function failAgain(module, file, error) {
  process.setSourceMapsEnabled(true);
  const mapped = file.replace(/\.mjs$/, '-mapped.mjs');
  try {
    await write(module, mapped, 'inline');
    await import(pathToFileURL(mapped).href);
    return error;
  } catch (again) {
    return again;
  }
}

/**
 * Returns the version of the source that was imported last, and of its packages. A test calls it in a process of its own.
 * @public
 */
export function versionOfSource() {
  version ??= hashOfFiles();
  return version;
}

/** Hashes the times and sizes of the source's files. Reading the files took 170 ms of every command, in place of 25. */
function hashOfFiles() {
  // A bundle contains the path of its source, so a copy of the project in the same cache needs another version.
  const hash = createHash('sha256').update(source);
  hash.update(readFileSync(join(engine, 'package.json')));
  // A section type may share files with others, which stand beside their folders.
  for (const folder of [source, ownSections].filter((each) => existsSync(each))) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|js|json)$/.test(file) || file.endsWith('.schema.json')) continue;
      const { mtimeMs, size } = statSync(join(folder, file));
      hash.update(`${folder} ${file} ${mtimeMs} ${size} `);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** @type {(module: string, file: string, sourcemap?: 'inline') => Promise<void>} */
async function write(module, file, sourcemap) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: `${resolve(source, 'node', module)}.ts`,
    platform: 'node',
    treeshake: false,
    tsconfig: false,
    checks: { bundlerTimings: false },
    plugins: [
      {
        name: 'places',
        resolveId: (id, importer = '') => {
          if (id === 'vitrine/section') return join(source, 'door', 'fields.ts');
          // Node runs the engine's modules in JavaScript themselves, once for all bundles.
          if (/^\..*\.js$/.test(id) && importer.startsWith(source))
            return { id: new URL(id, pathToFileURL(importer)).href, external: true };
          if (/^[./]|^[A-Za-z]:/.test(id)) return undefined;
          const packed = packedModules.get(id);
          if (packed) return { id: pathToFileURL(packed).href, external: true };
          if (inlined.test(id)) return fileURLToPath(import.meta.resolve(id));
          // Outside of the engine's folder, Node would not find the engine's packages by their names.
          const isInside = folder.startsWith(engine);
          return { id: isInside ? id : import.meta.resolve(id), external: true };
        },
        // The source finds files relative to `import.meta.url`, so each bundled module keeps the URL of its source.
        transform: (code, id) => ({
          code: code.replaceAll('import.meta.url', `'${pathToFileURL(id)}'`) + ownSchemas(id),
          map: null,
        }),
      },
    ],
  });
  const { output } = await build.generate({
    format: 'esm',
    codeSplitting: false,
    sourcemap: sourcemap ?? false,
    sourcemapPathTransform: (path, map) => resolve(dirname(map), path),
  });
  const [{ code, moduleIds }] = output;
  // The dev server watches these files, and those of packages do not change.
  const files = moduleIds.filter((id) => !id.startsWith('\0') && !inlined.test(id));
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    // What has the draft's name may be a link to any file, so it is removed, and never written through.
    rmSync(draft, { force: true });
    writeFileSync(draft, `${code}\nexport const bundledFrom = ${JSON.stringify(files)};\n`, {
      flag: 'wx',
    });
    renameSync(draft, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
    console.error(`${folder} cannot be written (${code}): see who may.`);
    process.exit(1);
  }
}

/**
 * Returns the lines that register the section types of the site's own, for the module with the registry.
 * @param {string} id
 */
function ownSchemas(id) {
  if (id !== join(source, 'sections', 'schemas.ts')) return '';
  const lineOf = (/** @type {string} */ type) =>
    `\nexport { ${type} } from ${JSON.stringify(join(ownSections, type, 'schema.ts'))};`;
  return ownTypes().map(lineOf).join('');
}
