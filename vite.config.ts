// The commands take their configuration from src/node/build/vite/config.ts; this file is for Vitest.
import tests from './tests/vitest.config.ts';

export default tests;
