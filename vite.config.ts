import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { devServer } from './src/node/dev-server/dev-server.ts';
import { siteBase } from './src/node/hosting/site-address.ts';
import { buildSite } from './src/node/pages/build-site.ts';
import { preview } from './src/node/preview.ts';
import { isSet } from './src/node/project/environment.ts';
import { createStyleSource } from './src/node/styles/style-source.ts';
import { styleModules } from './src/node/styles/styles.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const strict = isSet(process.env['CI']) || isSet(process.env['STRICT']);
const allowSample = Boolean(process.env['ALLOW_SAMPLE']);
const styles = createStyleSource();

export default defineConfig({
  root: at('src'),
  publicDir: at('public'),
  cacheDir: at('node_modules/.vite'),
  build: { outDir: at('dist') },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  // Found by its own name, since no HTML file names it.
  optimizeDeps: { entries: ['main.ts'] },
  // The router's store brings what React has had itself since version 18.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  plugins: [
    siteBase(),
    styleModules(styles.current),
    react(),
    buildSite({ styles, strict, allowSample }),
    devServer({ styles }),
    preview(),
  ],
  // As many as there are processors: nothing else waits for them.
  test: {
    projects: [at('tests/vitest.config.ts'), at('tests/vitest.isolated.config.ts')],
    maxWorkers: '100%',
  },
});
