import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { loadStyles, styleModules } from '../src/node/build/styles/styles.ts';
import { site } from './sample-site.ts';

const root = join(import.meta.dirname, '..');

// The styles of the sample site, since no test may depend on the owner's files.
let styles: ReturnType<typeof loadStyles> | undefined;
const loadOnce = () =>
  (styles ??= loadStyles({
    ...site,
    navigation: { switch: site.navigation.switch, folded: false, isOnePage: false },
    focuses: [],
    theme: { ...site.theme, overlay: 45 },
  }));
const plugins = [styleModules(loadOnce), react()];

/** The tests of what runs in browsers, which share a document. */
const inBrowsers = ['src/{app,browser,data,entrance,sections,ui}/**/*.test.{ts,tsx}'];
/** The tests that replace modules: theirs serve no other file. */
const isolated = ['**/*.isolated.test.ts'];

/** The unit tests. In the mode `full` they try all of their cases, which takes minutes. */
export default defineConfig(({ mode }) => {
  const project = (name: string, test: NonNullable<ViteUserConfig['test']>): ViteUserConfig => ({
    root,
    cacheDir: join(root, 'node_modules', '.vite'),
    publicDir: false,
    plugins,
    test: {
      name,
      root,
      // Most files load the same modules, which takes as long as the tests do.
      isolate: false,
      unstubGlobals: true,
      // Generous, because a busy machine is no fault of the site; no test waits until a limit is reached.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      env: {
        PAGES_URL: '/',
        LONG_TEXTS: 'true',
        COVERS: 'true',
        MOVING: 'true',
        ...(mode === 'full' && { FULL_RUN: 'true' }),
      },
      ...test,
    },
  });
  return {
    test: {
      // As many as there are processors: nothing else waits for them.
      maxWorkers: '100%',
      projects: [
        project('node', {
          include: ['{src,tests}/**/*.test.ts'],
          exclude: [...inBrowsers, ...isolated],
        }),
        project('document', {
          include: inBrowsers,
          exclude: isolated,
          environment: './tests/unit/document.ts',
          setupFiles: './tests/unit/empty-document.ts',
        }),
        // In threads, since a process for each file takes a fifth more of the processor.
        project('isolated', {
          include: ['{src,tests}/**/*.isolated.test.ts'],
          isolate: true,
          pool: 'threads',
        }),
      ],
    },
  };
});
