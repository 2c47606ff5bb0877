import type { Plugin, ViteDevServer } from 'vite';
import { type Edit, editEvent, listeningEvent } from '../../edit-event.ts';
import { shownPages } from '../pages/shown.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { OwnerMistake } from '../site-files/owner-mistake.ts';
import { loadSiteFiles, type SiteFiles } from '../site-files/site-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { currentCss, currentSiteData } from './current-site.ts';
import { toViteError } from './vite-error.ts';

/**
 * Development only: sends a good edit of the owner's files to the open pages, and shows a bad one as
 * an overlay over the last good page, which is also what a page shows that is loaded meanwhile.
 */
export function liveEdits({ styles }: { styles: StyleSource }): Plugin {
  let mistake: OwnerMistake | undefined;
  /** What the open pages show. */
  let shown: SiteFiles | undefined;
  let edit: Edit | undefined;
  let saves = 0;

  const showMistake = (server: ViteDevServer, found: OwnerMistake) => {
    mistake = found;
    server.config.logger.error(`\n${found.message}\n`, { timestamp: true });
    server.ws.send({ type: 'error', err: toViteError(found) });
  };

  return {
    name: 'vitrine:live-edits',
    apply: 'serve',
    async configureServer(server) {
      server.watcher.add([siteFile, contentFile]);
      const loaded = await loadSiteFiles();
      if (loaded.ok) shown = loaded.value;
      else mistake = new OwnerMistake(loaded.problems);
      // Whoever connects late, after a restart or while a page loads, has missed the last edit.
      server.ws.on('connection', () => {
        if (mistake && shown) server.ws.send({ type: 'error', err: toViteError(mistake) });
      });
      server.ws.on(listeningEvent, (_, client) => {
        if (edit && !mistake) client.send(editEvent, edit);
      });
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, server, read }) {
        if (file.endsWith('.css.ts')) {
          if (this.environment.name === 'client') await styles.renew();
          return undefined;
        }
        if (file !== siteFile && file !== contentFile) return undefined;
        // One environment speaks for all: no module is made from these files.
        if (this.environment.name !== 'client') return [];
        // Waits until an editor that empties the file first has written it.
        await read();
        const save = ++saves;
        const loaded = await loadSiteFiles();
        // A later save has been read meanwhile, and may be a bad one: it counts.
        if (save !== saves) return [];
        if (!loaded.ok) {
          showMistake(server, new OwnerMistake(loaded.problems));
          return [];
        }
        mistake = undefined;
        if (!shown) {
          shown = loaded.value;
          server.ws.send({ type: 'full-reload' });
          return [];
        }
        const { changed, ...next } = await collectEdit(server, shown, loaded.value, styles);
        if (save !== saves) return [];
        shown = loaded.value;
        edit = next;
        server.ws.send({ type: 'custom', event: editEvent, data: edit });
        // Takes the overlay from pages that are not listening yet, even as an update of nothing.
        server.ws.send({ type: 'update', updates: [] });
        return changed.flatMap((each) => [
          ...(this.environment.moduleGraph.getModulesByFile(each) ?? []),
        ]);
      },
    },
  };
}

/** What the open pages need to know, and the modules of styles that export something else now. */
async function collectEdit(
  server: ViteDevServer,
  before: SiteFiles,
  after: SiteFiles,
  styles: StyleSource,
): Promise<Edit & { changed: string[] }> {
  const hasNewStyles = styleConfigOf(before) !== styleConfigOf(after);
  const changed = hasNewStyles ? await styles.renew() : [];
  const { data } = await currentSiteData(server);
  const isContent = JSON.stringify(before.content) !== JSON.stringify(after.content);
  const css = hasNewStyles ? { css: await currentCss(server, styles) } : {};
  const paths = shownPages(before.site.pages).map(({ path }) => path);
  return { data, before: paths, isContent, ...css, changed };
}

/** What the styles are made from. */
function styleConfigOf({ site: { animation, theme } }: SiteFiles): string {
  return JSON.stringify([animation, theme]);
}
