import { join } from 'node:path';
import type { EnvironmentOptions, Plugin, Rolldown } from 'vite';
import { resources } from '../../shared/resources.ts';
import { root } from '../project/paths.ts';

/**
 * What `typeof` says in every browser of the site, so that fallbacks of packages for other browsers and
 * runtimes, 1 kB of script, are left out.
 */
const typesOfGlobals = {
  object: 'document window performance Reflect',
  number: 'devicePixelRatio',
  function: `Object.is performance.now performance.getEntriesByType window.ErrorEvent AbortController
    MessageChannel Promise WeakMap WeakSet clearTimeout queueMicrotask reportError
    requestAnimationFrame setTimeout`,
  // The last is how React finds its developer tools, which are for development.
  undefined: 'process setImmediate __REACT_DEVTOOLS_GLOBAL_HOOK__',
};

/** How the script of browsers is bundled. The first module is one file with all that it needs at once. */
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
 * Puts all that every page needs into one chunk. Views that are imported later need parts of it too,
 * and the bundler would make a chunk of each part that several of them share.
 */
function startChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const seen = new Set([id]);
  for (const module of seen) {
    if (module.endsWith('/app/start.tsx')) return 'start';
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return null;
}

/** Modules that browsers get in a shorter form. */
const shortForms: readonly (readonly [id: RegExp, code: string])[] = [
  // Vite wraps every `import()` into 1.2 kB of code that loads its style sheets first. Documents carry
  // all styles here.
  [/vite\/preload-helper/, 'export const __vitePreload = (load) => load();'],
  // Browsers do not need the schema of the resources, nor the icons that are likely.
  [
    /\/shared\/resources\.ts$/,
    `export const resources = ${JSON.stringify(resources, withoutSchema)};`,
  ],
];

/** The hook that loads them. */
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
