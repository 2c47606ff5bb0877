import { randomUUID } from 'node:crypto';
import { relative } from 'node:path';
import sirv from 'sirv';
import { normalizePath, type Plugin } from 'vite';
import { assetCacheDir, assetsFolder } from '../../build/assets/asset-cache.ts';
import type { StyleSource } from '../../build/styles/style-source.ts';
import { ownSections } from '../../files/project/places.js';
import { exampleMedia, isPrivate, publicDir } from '../../files/project/public-files.ts';
import { ownerFiles } from '../../files/site-files/owner-files.ts';
import { lookAtOwnerFiles, watchOwnerFiles } from '../../files/site-files/watch.ts';
import { drafts } from '../../files/site-files/writing.ts';
import { isGallery, sendGallery } from './gallery.ts';
import { createOpenPages } from './open-pages.ts';
import { createOwnerEdits } from './owner-edits.ts';
import {
  type PageRequest,
  sendSitePage,
  serveDataRequests,
  servePageRequests,
} from './page-requests.ts';
import { servePublicRequests } from './public-requests.ts';
import { renewRendered } from './server-rendering.ts';
import { createSourceEdits } from './source-edits.ts';

/** The Vite plugin of the dev server. It renders pages on request, and shows every edit on open pages. */
export function devServer({ styles }: { styles: StyleSource }): Plugin {
  drafts.areShown = true;
  let takeSourceEdit: ReturnType<typeof createSourceEdits>;
  return {
    name: 'vitrine:dev-server',
    config: () => ({
      appType: 'custom',
      html: { cspNonce: randomUUID() },
      // The watcher follows symbolic links. A link out of `public/` may lead to countless files, and so may `.git`.
      server: { watch: { ignored: isPrivate } },
    }),
    async configureServer(server) {
      const site = { server, styles, pages: createOpenPages(server) };
      const end = watchOwnerFiles(await createOwnerEdits(site), (error) =>
        server.config.logger.error(String(error), { timestamp: true }),
      );
      server.httpServer?.once('close', end);
      takeSourceEdit = createSourceEdits(site);
      // What the system tells of a file is known sooner than by the next look.
      server.watcher.add([...Object.values(ownerFiles), publicDir, ownSections]);
      server.watcher.on('all', (_, file) => {
        const isMedia = file.startsWith(publicDir);
        if (isMedia || Object.values(ownerFiles).includes(file)) void lookAtOwnerFiles(isMedia);
      });
      const { middlewares, config } = server;
      const mount = config.base.slice(0, -1);
      middlewares.use(`${mount}/${assetsFolder}`, sirv(assetCacheDir, { dev: true }));
      middlewares.use(mount + exampleMedia.path, sirv(exampleMedia.folder, { dev: true }));
      const { moduleGraph } = server.environments.client;
      const isNeeded = (file: string) =>
        !relative(config.cacheDir, file).startsWith('..') ||
        [...(moduleGraph.getModulesByFile(normalizePath(file)) ?? [])].some(
          ({ id }) => id !== null,
        );
      middlewares.use(mount, servePublicRequests(isNeeded));
      middlewares.use(mount, serveDataRequests());
      // Vite adds its own middlewares before it calls the returned function, so files of `public/` come before pages.
      const send = (request: PageRequest) =>
        isGallery(request.url) ? sendGallery(request) : sendSitePage(request);
      return () => void middlewares.use(servePageRequests(server, styles, send));
    },
    hotUpdate: {
      order: 'pre',
      async handler(update) {
        const isClient = this.environment.name === 'client';
        if (isClient && update.file.endsWith('/example.yaml'))
          update.server.ws.send({ type: 'full-reload' });
        return isClient ? takeSourceEdit(update) : renewRendered(update);
      },
    },
  };
}
