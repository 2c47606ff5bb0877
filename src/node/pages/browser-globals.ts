import type { Plugin } from 'vite';

/** The names that packages look for before they use them, by the type that a browser of the site has. */
const names = {
  object: 'document window performance Reflect',
  number: 'devicePixelRatio',
  function: `Object.is performance.now performance.getEntriesByType window.ErrorEvent AbortController
    MessageChannel Promise WeakMap WeakSet clearTimeout queueMicrotask reportError
    requestAnimationFrame setTimeout`,
  // By the last one, React tells its developer tools; it tells them in development.
  undefined: 'process setImmediate __REACT_DEVTOOLS_GLOBAL_HOOK__',
};

/**
 * Leaves the fallbacks for browsers and runtimes that the build is not for out of the browser's script,
 * which is 1 kB of what each visitor waits for.
 */
export function browserGlobals(): Plugin {
  const define = Object.fromEntries(
    Object.entries(names).flatMap(([type, list]) =>
      list.split(/\s+/).map((name) => [`typeof ${name}`, JSON.stringify(type)]),
    ),
  );
  return {
    name: 'vitrine:browser-globals',
    apply: 'build',
    config: () => ({ environments: { client: { define } } }),
  };
}
