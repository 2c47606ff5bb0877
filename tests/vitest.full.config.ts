import { defineConfig } from 'vitest/config';
import quick from './vitest.config.ts';

/** The unit tests together with the exhaustive ones, which take minutes. */
export default defineConfig({
  ...quick,
  test: { ...quick.test, isolate: true, exclude: [], env: { FULL_RUN: 'true' } },
});
