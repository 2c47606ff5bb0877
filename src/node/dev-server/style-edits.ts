import { normalizePath, type Plugin } from 'vite';
import { listeningEvent } from '../../edit-event.ts';
import { moduleName, source } from '../styles/style-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import type { LiveStyles } from './live-styles.ts';

/** The styles, and what brings them to the open pages. */
type Options = { styles: StyleSource; liveStyles: LiveStyles };

/** Development only: shows an edit of the modules that styles are made from without a reload. */
export function styleEdits({ styles, liveStyles }: Options): Plugin {
  let isFaulty = false;
  const renew = async (file: string) => {
    try {
      return await styles.renewForSource(file);
    } catch (error) {
      // Vite shows it.
      isFaulty = true;
      throw error;
    }
  };
  return {
    name: 'vitrine:style-edits',
    apply: 'serve',
    configureServer({ ws, config: { logger } }) {
      liveStyles.listen(ws);
      // The compiler takes a second to start, which is over before anybody has edited what a page shows.
      ws.on(listeningEvent, () => {
        styles.prepare().catch((error) => logger.error(String(error)));
      });
    },
    buildEnd: () => styles.close(),
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules, read, server, type }) {
        if (!file.startsWith(normalizePath(source)) || !file.endsWith('.ts')) return undefined;
        const isStyles = file.endsWith('.css.ts');
        // What else a module is for changes with it; styles alone come by an event of their own.
        const others = isStyles ? [] : modules;
        if (this.environment.name !== 'client') return others;
        // Waits until an editor that empties the file first has written it.
        if (type !== 'delete') await read();
        const changed = await renew(file);
        if (!changed) return others;
        await liveStyles.show(server, changed);
        // A page that was opened meanwhile is the error alone.
        if (isFaulty) server.ws.send({ type: 'full-reload' });
        isFaulty = false;
        if (isStyles)
          server.config.logger.info(`hmr update /${moduleName(file)}`, { timestamp: true });
        const { moduleGraph } = this.environment;
        const loaded = changed.flatMap((each) => [...(moduleGraph.getModulesByFile(each) ?? [])]);
        return [...others, ...loaded];
      },
    },
  };
}
