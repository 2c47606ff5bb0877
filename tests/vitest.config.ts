import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { Styles } from '../src/node/styles/style-compiler.ts';
import { loadStyles, styleModules } from '../src/node/styles/styles.ts';
import { site } from './sample-site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// The styles of the sample site, since no test may depend on the owner's files.
let styles: Promise<Styles> | undefined;
const sampleStyles = () => {
  styles ??= loadStyles({
    ...site,
    navigation: { switch: site.navigation.switch, folded: false },
    theme: { ...site.theme, overlay: 45 },
  });
  return styles;
};

/** The unit tests; those in `*.full.test.ts` take minutes, and run with vitest.full.config.ts. */
export default defineConfig({
  root,
  cacheDir: `${root}node_modules/.vite`,
  publicDir: false,
  plugins: [styleModules(sampleStyles), react()],
  test: {
    root,
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.full.test.ts'],
  },
});
