import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { viteConfig } from './src/node/vite/config.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The commands take their configuration from src/node/vite/config.ts; this file is for Vitest.
export default defineConfig({
  ...viteConfig(),
  // As many as there are processors: nothing else waits for them.
  test: {
    projects: [at('tests/vitest.config.ts'), at('tests/vitest.isolated.config.ts')],
    maxWorkers: '100%',
  },
});
