import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { loadStyles, styleModules } from '../src/node/styles/styles.ts';
import { site } from './sample-site.ts';

const root = join(import.meta.dirname, '..');

// The styles of the sample site, since no test may depend on the owner's files.
const styles = loadStyles({
  ...site,
  navigation: { switch: site.navigation.switch, folded: false },
  theme: { ...site.theme, overlay: 45, pictureShade: undefined },
});

/** Files of tests that replace modules, or have a DOM of their own; their modules serve no other file. */
export const isolated = ['src', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) =>
      /vi\.(m|doM)ock|@vitest-environment/.test(readFileSync(join(root, file), 'utf8')),
    ),
);

/** The unit tests; those in `*.full.test.ts` take minutes, and run with vitest.full.config.ts. */
export default defineConfig({
  root,
  cacheDir: join(root, 'node_modules', '.vite'),
  publicDir: false,
  plugins: [styleModules(() => styles), react()],
  test: {
    root,
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.full.test.ts', ...isolated],
    // Most of these load the same modules, which takes as long as the tests do.
    isolate: false,
    unstubGlobals: true,
    // Generous, because a busy machine is no fault of the site; no test waits until a limit is reached.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
