import {
  type EnvironmentModuleNode,
  type HotUpdateOptions,
  normalizePath,
  type ViteDevServer,
} from 'vite';
import { listeningEvent } from '../../edit-event.ts';
import { moduleName, source } from '../styles/style-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import type { OpenPages } from './open-pages.ts';

type Options = { pages: OpenPages; styles: StyleSource };

/** Edits of the source. */
export type SourceEdits = ReturnType<typeof createSourceEdits>;

/** Shows edits of what styles are made from without a reload. */
export function createSourceEdits(server: ViteDevServer, { pages, styles }: Options) {
  const { logger } = server.config;
  let isFaulty = false;
  // The compiler takes a second to start. It does so when the first page is open, before any edit.
  server.ws.on(listeningEvent, () => {
    styles.prepare().catch((error) => logger.error(String(error)));
  });
  return {
    /** Shows the new styles; answers with the modules that are left to Vite. */
    async take({ file, modules, read, type }: HotUpdateOptions): Promise<EnvironmentModuleNode[]> {
      if (!file.startsWith(normalizePath(source)) || !file.endsWith('.ts')) return modules;
      const isStyles = file.endsWith('.css.ts');
      // Styles reach pages by an event of their own; other modules are used beside the styles as well.
      const others = isStyles ? [] : modules;
      // Waits until an editor that empties the file first has written it.
      if (type !== 'delete') await read();
      const changed = await styles.renewForSource(file).catch((error) => {
        // Vite shows it.
        isFaulty = true;
        throw error;
      });
      if (!changed) return others;
      await pages.showStyles(changed);
      // A page that was opened while the styles failed is nothing but the error.
      if (isFaulty) pages.reload();
      isFaulty = false;
      if (isStyles) logger.info(`hmr update /${moduleName(file)}`, { timestamp: true });
      return others;
    },
  };
}
