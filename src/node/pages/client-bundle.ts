import { join } from 'node:path';
import type { EnvironmentOptions, Plugin, Rolldown } from 'vite';
import { resources } from '../../shared/resources.ts';
import { root } from '../project/paths.ts';

/**
 * The results of `typeof` that are the same in all supported browsers. With these constants the bundler
 * removes fallbacks for other browsers and runtimes, which are 1 kB of script.
 */
const typesOfGlobals = {
  object: 'document window performance Reflect',
  number: 'devicePixelRatio',
  function: `Object.is performance.now performance.getEntriesByType window.ErrorEvent AbortController
    MessageChannel Promise WeakMap WeakSet clearTimeout queueMicrotask reportError
    requestAnimationFrame setTimeout`,
  // React finds its developer tools by `__REACT_DEVTOOLS_GLOBAL_HOOK__`.
  undefined: 'process setImmediate __REACT_DEVTOOLS_GLOBAL_HOOK__',
};

/** Configures the bundle for browsers. The entry module is one file with all modules that it needs at its start. */
export const clientBundle: EnvironmentOptions = {
  define: Object.fromEntries(
    Object.entries(typesOfGlobals).flatMap(([type, names]) =>
      names.split(/\s+/).map((name) => [`typeof ${name}`, JSON.stringify(type)]),
    ),
  ),
  build: {
    rolldownOptions: {
      input: join(root, 'src', 'main.ts'),
      output: {
        codeSplitting: {
          groups: [
            { name: 'main', test: /preload-helper|src.(main|browser)\W/ },
            { name: startChunk, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
};

/**
 * Puts every module that `app/start.tsx` imports, directly or not, into one chunk. Without this group the
 * bundler would split off a chunk for each module that views, which load later, share with `start`.
 */
function startChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const seen = new Set([id]);
  for (const module of seen) {
    if (module.endsWith('/app/start.tsx')) return 'start';
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return null;
}

/** Shorter replacements of modules, for browsers only. */
const shortForms: readonly (readonly [id: RegExp, code: string])[] = [
  // Vite wraps every `import()` into 1.2 kB of code that loads style sheets first. Here every document holds
  // its styles already, so the wrapper is not needed.
  [/vite\/preload-helper/, 'export const __vitePreload = (load) => load();'],
  [
    /\/shared\/resources\.ts$/,
    `export const resources = ${JSON.stringify(resources, withoutSchema)};`,
  ],
];

/** The plugin hook that loads the replacements of `shortForms`. */
export const loadShortForms: NonNullable<Plugin['load']> = {
  order: 'pre',
  filter: { id: shortForms.map(([id]) => id) },
  handler(id) {
    if (this.environment.name !== 'client') return undefined;
    return shortForms.find(([pattern]) => pattern.test(id))?.[1];
  },
};

function withoutSchema(key: string, value: unknown): unknown {
  return ['about', 'likely'].includes(key) ? undefined : value;
}
