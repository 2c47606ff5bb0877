import type { Plugin } from 'vite';

/** The names that packages look for before they use them, and whether a browser of the site has them. */
const types = {
  AbortController: 'function',
  MessageChannel: 'function',
  Promise: 'function',
  WeakMap: 'function',
  clearTimeout: 'function',
  document: 'object',
  queueMicrotask: 'function',
  reportError: 'function',
  setTimeout: 'function',
  window: 'object',
  process: 'undefined',
  setImmediate: 'undefined',
  // What React tells its developer tools; it tells them in development.
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
};

/**
 * Leaves the fallbacks for browsers and runtimes that the build is not for out of the browser's script,
 * which is 1 kB of what each visitor waits for.
 */
export function browserGlobals(): Plugin {
  const define = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [`typeof ${name}`, JSON.stringify(type)]),
  );
  return {
    name: 'vitrine:browser-globals',
    apply: 'build',
    config: () => ({ environments: { client: { define } } }),
  };
}
