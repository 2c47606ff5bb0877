import { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

/** What browsers have, and Node has in another form. */
const ofBrowsers = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'FormData',
];

/** A document that all test files of a process share, as they do the modules that have seen it. */
export default {
  name: 'document',
  viteEnvironment: 'client',
  setup(global) {
    if (!('document' in global)) {
      const window = new GlobalWindow({
        url: 'http://localhost:3000',
        console,
        settings: { disableErrorCapturing: true },
      });
      const additionalKeys = [...ofBrowsers, 'AbortController', 'AbortSignal', 'MessagePort'];
      populateGlobal(global, window, { bindFunctions: true, additionalKeys });
    }
    return { teardown: () => {} };
  },
} satisfies Environment;
