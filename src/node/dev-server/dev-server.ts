import { randomUUID } from 'node:crypto';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import { assetCacheDir, assetsFolder } from '../assets/asset-cache.ts';
import { leadsOut } from '../project/public-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { isGallery, sendGallery } from './gallery.ts';
import { createOpenPages } from './open-pages.ts';
import { createOwnerEdits, isOwnerFile } from './owner-edits.ts';
import {
  answerDataRequests,
  answerPageRequests,
  type PageRequest,
  sendSitePage,
} from './page-requests.ts';
import { rewritePublicRequests } from './public-requests.ts';
import { renewRendered } from './server-rendering.ts';
import { createSourceEdits } from './source-edits.ts';
import { watchOwnerFiles } from './watch-owner-files.ts';

/** The Vite plugin of the dev server. It renders pages on request, and shows every edit on open pages. */
export function devServer({ styles }: { styles: StyleSource }): Plugin {
  let takeOwnerEdit: Awaited<ReturnType<typeof createOwnerEdits>>;
  let takeSourceEdit: ReturnType<typeof createSourceEdits>;
  return {
    name: 'vitrine:dev-server',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    config: () => ({
      appType: 'custom',
      html: { cspNonce: randomUUID() },
      // The watcher follows symbolic links, and a link out of `public/` may lead to any number of files.
      server: { watch: { ignored: leadsOut } },
    }),
    async configureServer(server) {
      const site = { server, styles, pages: createOpenPages(server) };
      takeOwnerEdit = await createOwnerEdits(site);
      takeSourceEdit = createSourceEdits(site);
      watchOwnerFiles(server);
      addMiddlewares(server);
      // Vite runs this function after its own middlewares, so pages do not hide files of `public/`.
      const send = (request: PageRequest) =>
        isGallery(request.url) ? sendGallery(request) : sendSitePage(request);
      return () => void server.middlewares.use(answerPageRequests(server, styles, send));
    },
    hotUpdate: {
      order: 'pre',
      async handler(update) {
        const isClient = this.environment.name === 'client';
        if (isOwnerFile(update.file)) {
          // The owner's files are not modules, so only one of Vite's environments has to show the edit.
          if (isClient) await takeOwnerEdit(update);
          return [];
        }
        if (isClient && update.file.endsWith('/example.yaml'))
          update.server.ws.send({ type: 'full-reload' });
        return isClient ? takeSourceEdit(update) : renewRendered(update);
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
