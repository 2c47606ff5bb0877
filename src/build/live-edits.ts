import type { ErrorPayload, Plugin, ResolvedConfig } from 'vite';
import { editEvent, type PageData } from '../page-data.ts';
import { contentFile, loadSiteFiles, type SiteFiles, siteFile } from './owner-files.ts';
import { OwnerMistake } from './owner-mistake.ts';
import { collectPageData } from './page-data.ts';
import { pageDataId } from './yaml-modules.ts';

/**
 * Development only: sends a good edit of the owner's files to the open pages, and shows a bad one
 * as an overlay over the last good page. Nothing of a bad edit reaches the modules, so a page that
 * is loaded meanwhile is the last good one too.
 */
export function liveEdits(): Plugin {
  let mistake: OwnerMistake | undefined;
  let everGood = false;
  let saves = 0;
  let styles = '';
  let data: PageData | undefined;

  return {
    name: 'vitrine:live-edits',
    apply: 'serve',
    configureServer(server) {
      const loaded = loadSiteFiles();
      everGood = loaded.ok;
      if (loaded.ok) styles = stylesOf(loaded.value);
      else mistake = new OwnerMistake(loaded.problems);
      server.ws.on('connection', () => {
        // Whoever connects late, after a restart or while a page loads, has missed the last edit.
        if (mistake && everGood) server.ws.send(overlay(mistake));
        else if (data) server.ws.send({ type: 'custom', event: editEvent, data });
      });
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules, server, read }) {
        if (file !== siteFile && file !== contentFile) return undefined;
        // Waits until an editor that empties the file first has written it.
        await read();
        // The client's turn comes first, and reads the files for all.
        if (this.environment.name !== 'client') {
          const pages = this.environment.moduleGraph.getModuleById(pageDataId);
          return mistake ? [] : [...modules, ...(pages ? [pages] : [])];
        }

        const save = ++saves;
        const loaded = loadSiteFiles();
        if (!loaded.ok) {
          mistake = new OwnerMistake(loaded.problems);
          server.config.logger.error(`\n${mistake.message}\n`, { timestamp: true });
          server.ws.send(overlay(mistake));
          return [];
        }
        mistake = undefined;
        if (!everGood) {
          everGood = true;
          server.ws.send({ type: 'full-reload' });
          return [];
        }
        const collected = await collect(loaded.value, server.config);
        // A later save has been read meanwhile, and may be a bad one: it has the word.
        if (save !== saves) return [];
        data = collected;
        server.ws.send({ type: 'custom', event: editEvent, data });
        // Takes the overlay from pages that are not listening yet, even as an update of nothing.
        server.ws.send({ type: 'update', updates: [] });
        const before = styles;
        styles = stylesOf(loaded.value);
        return styles === before ? [] : modules;
      },
    },
  };
}

function collect(siteFiles: SiteFiles, { logger, base }: ResolvedConfig): Promise<PageData> {
  const warn = (message: string) => logger.warn(message);
  return collectPageData({ ...siteFiles, strict: false, warn, base });
}

/** What the style sheets are made from. */
function stylesOf({ site: { animation, theme } }: SiteFiles): string {
  return JSON.stringify([animation, theme]);
}

function overlay({ message, problems }: OwnerMistake): ErrorPayload {
  const [first] = problems;
  const loc = first && { file: first.file, line: first.line, column: first.column };
  return { type: 'error', err: { message, stack: '', plugin: 'vitrine', ...(loc && { loc }) } };
}
