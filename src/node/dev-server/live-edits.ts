import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { type Edit, editEvent, listeningEvent } from '../../edit-event.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { publicDir } from '../project/public-files.ts';
import { loadSiteFiles, ProblemError, type SiteFiles } from '../site-files/site-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { currentSiteData } from './current-site.ts';
import type { LiveStyles } from './live-styles.ts';
import { needsReload, publicPathOf, whenWritten } from './media-edits.ts';
import { logMended, logMistake } from './mistake-log.ts';
import { showError, toViteError } from './vite-error.ts';

const ownerFiles = [siteFile, contentFile].map((file) => normalizePath(file));

/** The styles, and what brings them to the open pages. */
type Options = { styles: StyleSource; liveStyles: LiveStyles };

/**
 * Development only: sends a good edit of the owner's files, media included, to the open pages, and
 * shows a bad one as an overlay over the last good page, which is also what a page shows that is
 * loaded meanwhile.
 */
export function liveEdits({ styles, liveStyles }: Options): Plugin {
  let mistake: ProblemError | undefined;
  /** What the open pages show. */
  let shown: SiteFiles | undefined;
  let edit: Edit | undefined;
  let saves = 0;
  /** The files below `public/` that have changed since. */
  const changedMedia = new Set<string>();
  /** The modules of styles that export something else since. */
  const changedStyles = new Set<string>();

  const showMistake = (server: ViteDevServer, found: ProblemError) => {
    mistake = found;
    logMistake(server, found);
    showError(server, found);
  };

  return {
    name: 'vitrine:live-edits',
    apply: 'serve',
    async configureServer(server) {
      server.watcher.add([siteFile, contentFile, publicDir]);
      const loaded = await loadSiteFiles();
      if (loaded.ok) {
        shown = loaded.value;
        logMended(server);
      } else {
        mistake = new ProblemError(loaded.problems);
        logMistake(server, mistake);
      }
      // Whoever connects late, after a restart or while a page loads, has missed the last edit.
      server.ws.on('connection', () => {
        if (mistake && shown) server.ws.send({ type: 'error', err: toViteError(mistake) });
      });
      server.ws.on(listeningEvent, (_, client) => {
        if (edit && !mistake) client.send(editEvent, { ...edit, isRepeated: true });
      });
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, type, server, read }) {
        const path = publicPathOf(file);
        if (path === undefined && !ownerFiles.includes(file)) return undefined;
        // One environment speaks for all: no module is made from these files.
        if (this.environment.name !== 'client') return [];
        const save = ++saves;
        if (path !== undefined) changedMedia.add(path);
        if (path !== undefined) await whenWritten(file);
        // Waits until an editor that empties the file first has written it.
        else if (type !== 'delete') await read();
        // Of many files that are put there at once, the last one speaks for all.
        if (save !== saves) return [];
        const loaded = await loadSiteFiles();
        // A later save has been read meanwhile, and may be a bad one: it counts.
        if (save !== saves) return [];
        if (!loaded.ok) {
          const found = new ProblemError(loaded.problems);
          const isNews = path === undefined || found.message !== mistake?.message;
          if (isNews) showMistake(server, found);
          return [];
        }
        mistake = undefined;
        logMended(server);
        if (!shown) {
          shown = loaded.value;
          changedMedia.clear();
          server.ws.send({ type: 'full-reload' });
          return [];
        }
        const renewed = await styles.renewForEdit();
        if (renewed) await liveStyles.show(server, renewed);
        for (const each of renewed ?? []) changedStyles.add(each);
        const next = await collectEdit(server, shown, loaded.value);
        if (save !== saves) return [];
        shown = loaded.value;
        edit = next;
        const modules = [...changedStyles];
        changedStyles.clear();
        const reloaded = [...changedMedia].filter((each) => needsReload(each, loaded.value));
        changedMedia.clear();
        if (reloaded.length > 0) {
          const names = reloaded.map((each) => `public${each}`).join(', ');
          server.config.logger.info(`page reload ${names}`, { timestamp: true });
          server.ws.send({ type: 'full-reload' });
        } else {
          server.ws.send({ type: 'custom', event: editEvent, data: edit });
          // Takes the overlay from pages that are not listening yet, even as an update of nothing.
          server.ws.send({ type: 'update', updates: [] });
        }
        return modules.flatMap((each) => [
          ...(this.environment.moduleGraph.getModulesByFile(each) ?? []),
        ]);
      },
    },
  };
}

/** What the open pages need to know. */
async function collectEdit(
  server: ViteDevServer,
  before: SiteFiles,
  after: SiteFiles,
): Promise<Edit> {
  const { data } = await currentSiteData(server);
  const isContent = JSON.stringify(before.content) !== JSON.stringify(after.content);
  const paths = before.site.pages.map(({ path }) => path);
  return { data, before: paths, isContent };
}
