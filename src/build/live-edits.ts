import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { editEvent, type PageData } from '../page-data.ts';
import type { SiteConfig } from '../site.ts';
import { contentFile, findProblems, readContent, readSite, siteFile } from './owner-files.ts';
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
  let styles = '';
  let data: PageData | undefined;

  return {
    name: 'vitrine:live-edits',
    apply: 'serve',
    configureServer(server) {
      mistake = findMistake();
      everGood = mistake === undefined;
      if (everGood) styles = stylesOf(readSite());
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
        if (this.environment.name !== 'client') {
          const pages = this.environment.moduleGraph.getModuleById(pageDataId);
          return findMistake() ? [] : [...modules, ...(pages ? [pages] : [])];
        }

        mistake = findMistake();
        if (mistake) {
          server.config.logger.error(`\n${mistake.message}\n`, { timestamp: true });
          server.ws.send(overlay(mistake));
          return [];
        }
        if (!everGood) {
          everGood = true;
          server.ws.send({ type: 'full-reload' });
          return [];
        }
        data = await readData(server);
        server.ws.send({ type: 'custom', event: editEvent, data });
        // An update is what takes the overlay away, even one of nothing.
        server.ws.send({ type: 'update', updates: [] });
        const before = styles;
        styles = stylesOf(readSite());
        return styles === before ? [] : modules;
      },
    },
  };
}

function readData({ config }: ViteDevServer): Promise<PageData> {
  const warn = (message: string) => config.logger.warn(message);
  const { base } = config;
  return collectPageData({ site: readSite(), content: readContent, strict: false, warn, base });
}

function findMistake(): OwnerMistake | undefined {
  const problems = findProblems();
  return problems.length > 0 ? new OwnerMistake(problems) : undefined;
}

/** What the style sheets are made from. */
function stylesOf({ animation, theme }: SiteConfig): string {
  return JSON.stringify([animation, theme]);
}

function overlay({ message, problems }: OwnerMistake): ErrorPayload {
  const [first] = problems;
  const loc = first && { file: first.file, line: first.line, column: first.column };
  return { type: 'error', err: { message, stack: '', plugin: 'vitrine', ...(loc && { loc }) } };
}
