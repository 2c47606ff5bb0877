import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { listeningEvent } from '../../../edit-event.ts';
import { deskTokenName } from '../../../shared/desk-address.ts';
import type { StyleSource } from '../../build/styles/style-source.ts';
import { isGallery } from '../dev-server/gallery.ts';
import { isFromThisComputer, refuseOtherSites } from '../dev-server/local-requests.ts';
import { answerDesk } from './answer.ts';

/** This environment variable keeps the token while an edit of a schema restarts the dev server. */
const tokenVariable = 'VITRINE_DESK_TOKEN';

/** The Vite plugin of the desk, by which a page of the dev server edits the owner's files. */
export function desk({ styles }: { styles: StyleSource }): Plugin {
  const token = process.env[tokenVariable] ?? randomUUID();
  process.env[tokenVariable] = token;
  let base = '/';
  // Vite does not tell the hook below which request it makes the document for.
  const isLocal = new AsyncLocalStorage<boolean>();
  return {
    name: 'vitrine:desk',
    // The looks of presets are rendered with the styles of each.
    config: () => ({ environments: { preview: {} } }),
    configureServer(server) {
      base = server.config.base;
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        const how = 'press Ctrl+E or ⌘E on a page on this computer, or the button in its corner';
        server.config.logger.info(`  ➜  Desk:    ${how}`);
      };
      // The desk opens at once if its modules are compiled before. Pages load none of them until then.
      server.ws.on(listeningEvent, () => {
        for (const path of ['/desk/show-desk.tsx', '/desk/Panel.tsx'])
          void server.warmupRequest(path);
      });
      const { middlewares } = server;
      middlewares.use((request, _, next) => isLocal.run(isFromThisComputer(request), next));
      middlewares.use(`${base}__open-in-editor`, refuseOtherSites);
      middlewares.use(answerDesk(server, styles, token, base));
    },
    transformIndexHtml: (_, { path }): HtmlTagDescriptor[] => [
      // It stands before the script of the page, which asks the server what is wrong.
      moduleTag(`${base}desk/watch-overlay.ts`, 'head-prepend'),
      // An example of the gallery is in no file of the owner, so there is nothing to edit.
      ...(isGallery(path) || !isLocal.getStore() ? [] : tagsOf(base, token)),
    ],
  };
}

const moduleTag = (src: string, injectTo: 'head-prepend' | 'body'): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module', src },
  injectTo,
});

const tagsOf = (base: string, token: string): HtmlTagDescriptor[] => [
  { tag: 'meta', attrs: { name: deskTokenName, content: token }, injectTo: 'head' },
  moduleTag(`${base}desk/open.ts`, 'body'),
];
