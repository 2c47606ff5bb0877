import { defineConfig } from 'vitest/config';
import shared, { isolated } from './vitest.config.ts';

/** The unit tests that share no module with others. */
export default defineConfig({
  ...shared,
  test: { ...shared.test, name: 'isolated', include: isolated, exclude: [], isolate: true },
});
