import type { Plugin } from 'vite';

/**
 * Development only: keeps what Vite tells of the environment that renders pages out of the terminal.
 * It says "page reload" when that environment takes in an edit, which reloads no page of a browser.
 */
export function quietRenderer(): Plugin {
  return {
    name: 'vitrine:quiet-renderer',
    apply: 'serve',
    configResolved({ logger }) {
      const { info } = logger;
      logger.info = (message, options) => {
        if (!options?.environment?.includes('(ssr)')) info(message, options);
      };
    },
  };
}
