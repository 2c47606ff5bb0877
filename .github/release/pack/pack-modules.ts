import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { z } from 'zod';
import { mitLicense } from '../../../src/node/build/pages/licenses.ts';
import { engine } from '../../../src/node/files/project/places.js';
import { usedNames } from './used-names.ts';

const packageFile = z.object({
  license: z.string(),
  author: z.object({ name: z.string(), url: z.string() }).optional().catch(undefined),
  dependencies: z.record(z.string(), z.string()).optional(),
});

/** A module that exports of another one what the source uses. */
const used = 'used:';

/**
 * Writes the used parts of packages that are no dependencies, each package as one file beside its licence.
 * @param place the folder that gets them, in `node_modules/`
 * @returns the paths of the modules by their names, and the names of the packages
 */
export async function packModules(place: string) {
  const folder = join(place, 'node_modules');
  const text = readFileSync(join(engine, 'package.json'), 'utf8');
  const { dependencies } = packageFile.parse(JSON.parse(text));
  // By its own name the source imports Vitrine.
  const isDependency = (module: string) => packageOf(module) in { ...dependencies, vitrine: '' };
  const names = usedNames(join(engine, 'src'), isDependency);
  const build = await rolldown({
    input: Object.fromEntries([...names.keys()].map((each) => [entryOf(each), used + each])),
    preserveEntrySignatures: 'allow-extension',
    platform: 'node',
    tsconfig: false,
    // Browsers load some of these packages, and for them, as for Vite, ES modules come first.
    resolve: { mainFields: ['module', 'main'] },
    external: (id) => id.startsWith('node:') || (!/^[./]|:/.test(id) && isDependency(id)),
    plugins: [
      {
        name: 'used-names',
        resolveId: (id) => (id.startsWith(used) ? id : undefined),
        async load(id) {
          // The check words its messages itself, so of zod's in fifty languages none is shown.
          if (id.endsWith(join('zod', 'v4', 'locales', 'index.js')))
            return `export { default as en } from './en.js';`;
          const module = id.startsWith(used) ? id.slice(used.length) : '';
          const exported = names.get(module);
          if (!exported) return undefined;
          if (!exported.has('*')) return `export { ${[...exported].join()} } from '${module}';`;
          // All of a module is not its default too.
          const hasDefault = 'default' in Object(await import(module));
          return `export * from '${module}';${hasDefault ? `export { default } from '${module}';` : ''}`;
        },
      },
    ],
  });
  await build.write({
    dir: folder,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    comments: { jsdoc: false },
    // Names stay, since packages may read their own.
    minify: {
      compress: false,
      mangle: { keepNames: true },
      codegen: { removeWhitespace: true },
    },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: 'packages',
          name: (id) => (isInPackage(id) ? `${placeOf(id)[0]}/used` : undefined),
        },
      ],
    },
  });
  const files = await build.watchFiles;
  const packages = new Map(files.filter(isInPackage).map(placeOf));
  for (const name of packages.keys()) if (!existsSync(join(folder, name))) packages.delete(name);
  for (const [name, from] of packages) copyLicense(from, join(folder, name));
  const paths = Object.fromEntries(
    [...names.keys()].map((each) => [each, `node_modules/${entryOf(each)}.mjs`]),
  );
  return { paths, packages: [...packages.keys()] };
}

/** Returns the package of a module: `motion` for `motion/mini`. */
const packageOf = (module: string) => /^(@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '';

const entryOf = (module: string) => (packageOf(module) === module ? `${module}/index` : module);

const isInPackage = (path: string) => path.includes(`${sep}node_modules${sep}`);

/** Returns the name and the folder of the package that a file is in. */
function placeOf(path: string): readonly [name: string, folder: string] {
  const start = path.lastIndexOf(`${sep}node_modules${sep}`) + `${sep}node_modules${sep}`.length;
  const name = packageOf(path.slice(start).replaceAll(sep, '/'));
  return [name, join(path.slice(0, start), name)];
}

/**
 * Copies the licence of a package, and what it says of itself.
 * @throws {Error} if the package neither holds its licence nor names the MIT License
 */
function copyLicense(from: string, to: string): void {
  const text = readFileSync(join(from, 'package.json'), 'utf8');
  const { license, author } = packageFile.parse(JSON.parse(text));
  const files = readdirSync(from).filter((each) => /^licen[cs]e/i.test(each));
  for (const file of ['package.json', ...files]) cpSync(join(from, file), join(to, file));
  if (files.length > 0) return;
  if (license !== 'MIT' || !author) throw new Error(`There is no licence in ${from}.`);
  writeFileSync(join(to, 'LICENSE'), mitLicense(`${author.name}, ${author.url}`));
}
