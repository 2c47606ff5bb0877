import { defineConfig } from 'vitest/config';
import site from '../vite.config.ts';

/** The unit tests together with the exhaustive ones, which take minutes. */
export default defineConfig({ ...site, test: { ...site.test, exclude: [] } });
