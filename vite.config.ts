import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { checkFirst } from './src/node/checks/check-first.ts';
import { dataService } from './src/node/data-service.ts';
import { liveEdits } from './src/node/dev-server/live-edits.ts';
import { createLiveStyles } from './src/node/dev-server/live-styles.ts';
import { quickSaves } from './src/node/dev-server/quick-saves.ts';
import { quietRenderer } from './src/node/dev-server/quiet-renderer.ts';
import { servePages } from './src/node/dev-server/serve-pages.ts';
import { styleEdits } from './src/node/dev-server/style-edits.ts';
import { gallery } from './src/node/gallery/gallery.ts';
import { siteBase } from './src/node/hosting/site-base.ts';
import { browserGlobals } from './src/node/pages/browser-globals.ts';
import { buildPages } from './src/node/pages/build-pages.ts';
import { commonChunk } from './src/node/pages/common-chunk.ts';
import { plainDynamicImports } from './src/node/pages/plain-dynamic-imports.ts';
import { resourcesWithoutWords } from './src/node/pages/resources-without-words.ts';
import { preview } from './src/node/preview.ts';
import { baseFolder } from './src/node/project/base-folder.ts';
import { isSet } from './src/node/project/environment.ts';
import { styleModules } from './src/node/styles/style-modules.ts';
import { createStyleSource } from './src/node/styles/style-source.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const strict = isSet(process.env['CI']) || isSet(process.env['STRICT']);
const styles = createStyleSource();
const liveStyles = createLiveStyles(styles);

export default defineConfig({
  root: at('src'),
  publicDir: at('public'),
  cacheDir: at('node_modules/.vite'),
  // The router's store brings what React has had itself since version 18.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: at('dist'),
    // The documents ask for all modules themselves.
    modulePreload: false,
    // How long plugins take is of no use to owners, who read the same terminal.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // What comes first is one file.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'main', test: /preload-helper|src.(main|browser)\W/ },
                { name: commonChunk, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
  },
  // Found by its own name, since no HTML file names it.
  optimizeDeps: { entries: ['main.ts'] },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  plugins: [
    baseFolder(),
    checkFirst({ strict, allowSample: Boolean(process.env['ALLOW_SAMPLE']) }),
    siteBase(),
    styleModules(styles.current),
    react(),
    browserGlobals(),
    plainDynamicImports(),
    resourcesWithoutWords(),
    dataService(),
    buildPages({ styles, strict }),
    gallery({ styles }),
    servePages({ styles }),
    liveEdits({ styles, liveStyles }),
    styleEdits({ styles, liveStyles }),
    quickSaves(),
    quietRenderer(),
    preview(),
  ],
  // As many as there are processors: nothing else waits for them.
  test: { projects: [at('tests/vitest.config.ts')], maxWorkers: '100%' },
});
