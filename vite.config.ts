import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildPages } from './src/build/build-pages.ts';
import { checkFirst } from './src/build/check-first.ts';
import { commonChunk, plainDynamicImports } from './src/build/client-script.ts';
import { dataService } from './src/build/data-service.ts';
import { liveEdits } from './src/build/live-edits.ts';
import { preview } from './src/build/preview.ts';
import { quickSaves } from './src/build/quick-saves.ts';
import { servePages } from './src/build/serve-pages.ts';
import { createStyleSource } from './src/build/style-source.ts';
import { styleModules } from './src/build/styles.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const strict = Boolean(process.env['CI'] || process.env['STRICT']);
const styles = createStyleSource();

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
    emptyOutDir: true,
    // The documents ask for all modules themselves.
    modulePreload: false,
  },
  // What comes first is one file.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'main', test: /src.(main|browser)\W/ },
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
    checkFirst({ strict }),
    styleModules(styles.current),
    react(),
    plainDynamicImports(),
    dataService(),
    buildPages({ styles, strict }),
    servePages({ styles }),
    liveEdits({ styles }),
    quickSaves(),
    preview(),
  ],
  test: {
    root: at('.'),
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.full.test.ts'],
    environment: 'happy-dom',
  },
});
