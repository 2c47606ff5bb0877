import { randomUUID } from 'node:crypto';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import { assetCacheDir, assetsFolder } from '../assets/asset-cache.ts';
import { leadsOut } from '../project/public-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { createOpenPages } from './open-pages.ts';
import { createOwnerEdits, type OwnerEdits } from './owner-edits.ts';
import { answerDataRequests, answerPageRequests } from './page-requests.ts';
import { rewritePublicRequests } from './public-requests.ts';
import { renewRendered } from './server-rendering.ts';
import { createSourceEdits, type SourceEdits } from './source-edits.ts';
import { watchOwnerFiles } from './watch-owner-files.ts';

/**
 * Development: serves what the build writes, rendered when it is asked for, and brings each edit of the
 * owner's files, media included, and of the source to the pages that are open.
 */
export function devServer({ styles }: { styles: StyleSource }): Plugin {
  let ownerEdits: OwnerEdits;
  let sourceEdits: SourceEdits;
  return {
    name: 'vitrine:dev-server',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    config: () => ({
      appType: 'custom',
      html: { cspNonce: randomUUID() },
      // The watcher would follow links too, and one to a folder of the system could lead to any number of files.
      server: { watch: { ignored: leadsOut } },
    }),
    async configureServer(server) {
      const pages = createOpenPages(server, styles);
      ownerEdits = await createOwnerEdits(server, { pages, styles });
      sourceEdits = createSourceEdits(server, { pages, styles });
      watchOwnerFiles(server);
      addMiddlewares(server);
      // After what Vite serves by itself: modules, and the files below `public/`.
      return () => void server.middlewares.use(answerPageRequests(server, styles));
    },
    hotUpdate: {
      order: 'pre',
      async handler(update) {
        const isClient = this.environment.name === 'client';
        if (ownerEdits.isAbout(update.file)) {
          // No module is made from these files: it is enough that one environment shows the edit.
          if (isClient) await ownerEdits.take(update);
          return [];
        }
        return isClient ? sourceEdits.take(update) : renewRendered(update);
      },
    },
    buildEnd: () => styles.close(),
  };
}

function addMiddlewares({ middlewares, config: { base } }: ViteDevServer): void {
  const mount = base.slice(0, -1);
  middlewares.use(`${mount}/${assetsFolder}`, sirv(assetCacheDir, { dev: true }));
  middlewares.use(mount, rewritePublicRequests());
  middlewares.use(mount, answerDataRequests());
}
