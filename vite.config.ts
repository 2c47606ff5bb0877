import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { checkFirst } from './src/build/check-first.ts';
import { dataService } from './src/build/data-service.ts';
import { liveEdits } from './src/build/live-edits.ts';
import { prerender } from './src/build/prerender.ts';
import { preview } from './src/build/preview.ts';
import { quickSaves } from './src/build/quick-saves.ts';
import { serveDerived } from './src/build/serve-derived.ts';
import { yamlModules, yamlModulesName } from './src/build/yaml-modules.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const strict = Boolean(process.env['CI'] || process.env['STRICT']);
const isNotEntry = (id: string) => !/\/(index\.html|main\.tsx)$/.test(id);

export default defineConfig({
  root: at('src'),
  publicDir: at('public'),
  cacheDir: at('node_modules/.vite'),
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    modulePreload: false,
    // Pictures take their time, once; a warning about it would help nobody.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // What a page shows first has the line to itself: the document loads a few bytes of script, and
  // they the site, a round trip later. To preload it would undo that.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'site', test: isNotEntry }] } },
        },
      },
    },
  },
  // The router would look for styles that a server of its own had inlined.
  define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"false"' },
  // The router asks for the shim that older Reacts need.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  plugins: [
    checkFirst({ strict }),
    yamlModules({ strict }),
    vanillaExtractPlugin({
      unstable_mode: 'inlineCssInDev',
      unstable_pluginFilter: ({ name }) => name === yamlModulesName,
    }),
    react(),
    liveEdits(),
    quickSaves(),
    dataService(),
    serveDerived(),
    prerender(),
    preview(),
  ],
  test: {
    root: at('.'),
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.full.test.ts'],
    environment: 'happy-dom',
  },
});
