import { join } from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';
import { resources } from '../../../shared/resources.ts';
import { engine } from '../../files/project/places.js';
import { workFolder } from './dist-folder.ts';

/**
 * The results of `typeof` that are the same in all supported browsers. With these constants the bundler
 * removes fallbacks for other browsers and runtimes, which are 1 kB of script.
 */
const typesOfGlobals = {
  object: 'document window performance Reflect',
  number: 'devicePixelRatio',
  function: `Object.is performance.now performance.getEntriesByType window.ErrorEvent AbortController
    MessageChannel Promise WeakMap WeakSet clearTimeout queueMicrotask reportError
    requestAnimationFrame setTimeout IntersectionObserver`,
  // React connects to its developer tools by `__REACT_DEVTOOLS_GLOBAL_HOOK__`, which visitors do not need.
  // By `navigation` it would have the browser show that an action takes long, and the site has no such actions.
  undefined: 'process setImmediate navigation __REACT_DEVTOOLS_GLOBAL_HOOK__',
};

/** The file with the licences of all that a site publishes of other authors, as these licences ask for. */
export const licensesFile = 'licenses.txt';

/** Configures the bundle for browsers. The entry module is one file with all modules that it needs at its start. */
export const clientBundle: EnvironmentOptions = {
  define: Object.fromEntries(
    Object.entries(typesOfGlobals).flatMap(([type, names]) =>
      names.split(/\s+/).map((name) => [`typeof ${name}`, JSON.stringify(type)]),
    ),
  ),
  build: {
    license: { fileName: licensesFile },
    rolldownOptions: {
      input: join(engine, 'src', 'main.ts'),
      output: {
        postFooter: ({ isEntry }) => (isEntry ? `/* ../${licensesFile} */` : ''),
        codeSplitting: {
          groups: [
            { name: 'main', test: /preload-helper|src.(main|browser)\W/ },
            { name: 'start', test: /\/app\/start\.tsx$/ },
          ],
        },
      },
    },
  },
};

/** Shorter replacements of modules, for browsers only. */
const shortForms: readonly (readonly [id: RegExp, code: string])[] = [
  // Vite runs every `import()` through a function of 1.2 kB, which loads style sheets first. Every document of
  // this project already contains its styles, so a function that only calls `import()` is enough.
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

/** The module that renders pages, both in the build and in development. */
export const rendererFile = join(engine, 'src', 'prerender.tsx');

/** The folder and the name of the bundle of `rendererFile`. */
export const rendererFolder = join(workFolder, 'prerender');
export const rendererName = 'prerender.mjs';

export const rendererBundle: EnvironmentOptions = {
  build: {
    // If a view fails, Node uses the source map to name the line in the source of the view.
    sourcemap: true,
    outDir: rendererFolder,
    rolldownOptions: {
      input: rendererFile,
      // In `node_modules` no package.json says that these files are modules, so their endings do.
      output: { entryFileNames: rendererName, chunkFileNames: '[name].mjs' },
    },
  },
};
