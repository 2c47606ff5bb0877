import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'rolldown';
import { z } from 'zod';
import { versionOfSource } from '../../bundle.js';
import { packedFolder, packedModules } from '../../files/project/packed.js';
import { isInRepository, ownSections, site } from '../../files/project/places.js';
import { PlainError } from '../../files/project/plain-error.ts';
import { buildJson } from '../assets/asset-cache.ts';
import { moduleName, source, styleFiles } from './style-files.ts';

/** A script with style modules and all that they import. It takes the configuration each time it is evaluated. */
const styleBundle = z.object({
  /** The code, with its source map at the end. */
  code: z.string(),
  /** The names of the style modules (`moduleName`), in the order of the exports `m0`, `m1` and so on. */
  modules: z.array(z.string()),
  /** The files that the script is made of, in Vite's notation. */
  files: z.array(z.string()),
});

export type StyleBundle = z.output<typeof styleBundle>;

/** The modules that a bundle asks for when it is evaluated, besides those of the packages for styles. */
export const configModule = 'site.config.yaml';
export const sectionModule = 'vitrine/section';

/** The bundle of the engine's styles in the published package, so that owners bundle only section types of their own. */
const packedBundle = join(packedFolder, 'styles.json');

/** Returns the bundle of the engine's styles, and that of the site's own section types if they have styles. */
export async function loadStyleBundles(): Promise<StyleBundle[]> {
  return Promise.all(
    recipes().map(({ stem, make }) =>
      !isInRepository && make === bundleEngine
        ? styleBundle.parse(JSON.parse(readFileSync(packedBundle, 'utf8')))
        : buildJson(styleBundle, { stem, from: [versionOfSource()], make }),
    ),
  );
}

/** Bundles the styles anew, after an edit of a module. */
export const renewStyleBundles = () => Promise.all(recipes().map(({ make }) => make()));

function recipes() {
  const own = styleFiles().filter(isOwn);
  const recipe = { stem: 'own-styles', make: () => bundle(own) };
  return [{ stem: 'styles', make: bundleEngine }, ...(own.length > 0 ? [recipe] : [])];
}

const isOwn = (file: string) => file.startsWith(ownSections);

/**
 * Bundles the styles of the engine, with what `vitrine/section` gives to the styles of other bundles.
 * @param packages the files of packages, which become part of the bundle
 */
export const bundleEngine = (packages = packedModules) =>
  bundle(
    styleFiles().filter((file) => !isOwn(file)),
    `export * as api from ${JSON.stringify(join(source, 'door', 'styles.ts'))};`,
    packages,
  );

/** @throws {PlainError} if a module has a mistake in its syntax, or imports what does not exist */
async function bundle(
  files: readonly string[],
  more = '',
  packages = packedModules,
): Promise<StyleBundle> {
  // Most builds find the bundle in the cache, and the bundler takes a while to load.
  const { rolldown } = await import('rolldown');
  const lines = files.map((file, index) => `export * as m${index} from ${JSON.stringify(file)};`);
  const build = await rolldown({
    input: entry,
    cwd: site,
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    external: [/^@vanilla-extract\//, configModule, sectionModule],
    treeshake: { moduleSideEffects: true },
    plugins: [styleModules([...lines, more].join('\n'), packages)],
  });
  try {
    const { output } = await build.generate({
      format: 'cjs',
      codeSplitting: false,
      sourcemap: 'inline',
      sourcemapPathTransform: (path, map) => resolve(dirname(map), path),
    });
    const [{ code, moduleIds }] = output;
    const made = moduleIds.filter((id) => id !== entry && !id.startsWith('\0'));
    return { code, modules: files.map(moduleName), files: made };
  } catch (error) {
    throw new PlainError(stripVTControlCharacters(error instanceof Error ? error.message : ''));
  }
}

const entry = 'all-styles';

/** Creates a plugin for the entry of a bundle and for its style modules. */
function styleModules(exported: string, packages: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'vitrine:style-bundle',
    resolveId(id, importer = '') {
      if (id === entry) return id;
      // Style modules import the configuration from beside `src/`, but the owner's file may be in another folder.
      if (id.endsWith(`/${configModule}`)) return { id: configModule, external: true };
      if (/^[./]|^[A-Za-z]:/.test(id)) return undefined;
      // The packages are those of the engine, which may be far from the folder of a site.
      const packed = packages.get(id);
      if (packed !== undefined) return packed;
      if (isOwn(importer)) return this.resolve(id, join(source, 'main.ts'), { skipSelf: true });
      return { id, external: true };
    },
    load: (id) => (id === entry ? { code: exported, moduleType: 'js' } : undefined),
    transform(code, id) {
      if (!id.endsWith('.css.ts')) return undefined;
      // The scope begins on the first line, so that the lines of the source map stay those of the file.
      const scope = `setFileScope(${JSON.stringify(moduleName(id))}, 'vitrine');`;
      const start = `import { setFileScope, endFileScope } from '@vanilla-extract/css/fileScope'; ${scope}`;
      return { code: `${start} ${code}\nendFileScope();`, map: null };
    },
  };
}
