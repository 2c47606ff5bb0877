import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` into code that loads its style sheets first. Documents carry all
 * styles here, and the wrapper is 1.2 kB of what each visitor waits for.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'vitrine:plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
