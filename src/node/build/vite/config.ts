import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type InlineConfig, normalizePath, type Plugin } from 'vite';
import { packedModules } from '../../files/project/packed.js';
import { distFolder, viewOf } from '../../files/project/paths.ts';
import {
  engine,
  modulesFolder,
  ownSections,
  ownTypes,
  servedFolders,
} from '../../files/project/places.js';
import { publicDir } from '../../files/project/public-files.ts';
import { isolatedTexts } from '../pages/isolated-texts.ts';
import { pagesUrl } from '../pages/pages-url.ts';
import { source } from '../styles/style-files.ts';
import { createStyleSource } from '../styles/style-source.ts';
import { styleModules } from '../styles/styles.ts';

/** The modules of packages that browsers load in development. Vite finds them itself only outside of `node_modules`. */
const browserPackages = [
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@tanstack/react-router',
  'culori',
  'motion/mini',
  'react',
  'react-dom/client',
  'react/jsx-runtime',
  'zustand',
  'zustand/middleware',
  'zustand/vanilla',
];

/** Returns the configuration of Vite for the site: the engine is the root, and the owner's files come by plugins. */
export function viteConfig(styles = createStyleSource()): InlineConfig {
  return {
    configFile: false,
    root: join(engine, 'src'),
    publicDir,
    cacheDir: join(modulesFolder, '.vite'),
    build: { outDir: distFolder },
    server: { host: '127.0.0.1', fs: { allow: servedFolders } },
    optimizeDeps: { include: browserPackages },
    resolve: {
      // The views of a site and of the engine have to share one React.
      dedupe: ['react', 'react-dom'],
      // The router's store brings what React has had itself since version 18.
      alias: [
        {
          find: 'use-sync-external-store/shim/with-selector',
          replacement: 'use-sync-external-store/with-selector',
        },
        ...[...packedModules].map(([name, file]) => ({
          find: new RegExp(`^${name}$`),
          replacement: normalizePath(file),
        })),
      ],
    },
    plugins: [
      resolveEngine(),
      pagesUrl(),
      isolatedTexts(),
      ownSectionTypes(),
      styleModules(styles.current),
      react(),
    ],
  };
}

/**
 * Resolves the modules of the engine to their files. Vite itself would add its version of dependencies to each path
 * in `node_modules`, and then find neither styles nor edits by the path.
 */
function resolveEngine(): Plugin {
  const source = normalizePath(join(engine, 'src'));
  return {
    name: 'vitrine:engine',
    enforce: 'pre',
    apply: 'serve',
    resolveId: {
      filter: { id: /^[./][^?]*$/ },
      handler(id, importer = '') {
        if (id.startsWith('.') && !importer.startsWith(source)) return undefined;
        const file = id.startsWith('.')
          ? resolve(dirname(importer), id)
          : join(source, id.replace(source, ''));
        return statSync(file, { throwIfNoEntry: false })?.isFile()
          ? normalizePath(file)
          : undefined;
      },
    },
  };
}

/**
 * Creates a plugin that adds the views of the site's own section types to the registry, and lets their files import
 * `vitrine/section` and the packages of the engine.
 */
function ownSectionTypes(): Plugin {
  const registry = normalizePath(join(source, 'sections', 'views.ts'));
  return {
    name: 'vitrine:own-section-types',
    enforce: 'pre',
    async resolveId(id, importer = '') {
      if (id === 'vitrine/section') return normalizePath(join(source, 'door', 'view.ts'));
      const isPackage = !/^[./\0]|^[A-Za-z]:/.test(id);
      if (!isPackage || !importer.startsWith(normalizePath(ownSections))) return undefined;
      // The site and the engine have to share one React.
      return this.resolve(id, join(source, 'main.ts'), { skipSelf: true });
    },
    transform(code, id) {
      const types = id.split('?')[0] === registry ? ownTypes() : [];
      const lineOf = this.environment.config.consumer === 'server' ? checkedViewLine : viewLine;
      return types.length > 0 ? { code: code + types.map(lineOf).join(''), map: null } : undefined;
    },
  };
}

function viewLine(type: string): string {
  const view = JSON.stringify(normalizePath(join(ownSections, type, 'view.tsx')));
  return `\nexport const ${type} = { load: () => import(${view}) };`;
}

/** Returns the line for the environment that renders pages, where a view that is missing is an error with its name. */
function checkedViewLine(type: string): string {
  const view = viewOf(type);
  const path = JSON.stringify(normalizePath(join(ownSections, type, 'view.tsx')));
  const missing = `it exports no ${view}: write export function ${view}(fields) {…}`;
  return `\nexport const ${type} = { load: async () => {
    const view = await import(${path});
    if (!view.${view}) throw new ReferenceError(${JSON.stringify(missing)});
    return view;
  } };`;
}
