import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type InlineConfig, normalizePath, type Plugin } from 'vite';
import { packedModules } from '../../files/project/packed.js';
import { distFolder } from '../../files/project/paths.ts';
import { engine, modulesFolder, servedFolders } from '../../files/project/places.js';
import { publicDir } from '../../files/project/public-files.ts';
import { isolatedTexts } from '../pages/isolated-texts.ts';
import { pagesUrl } from '../pages/pages-url.ts';
import { createStyleSource } from '../styles/style-source.ts';
import { styleModules } from '../styles/styles.ts';
import { ownSectionTypes } from './own-section-types.ts';

/** The modules of packages that browsers load in development. Vite finds them itself only outside of `node_modules`. */
const browserPackages = [
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@tanstack/react-router',
  'culori',
  'motion/mini',
  'react',
  'react-dom/client',
  'react/jsx-dev-runtime',
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
