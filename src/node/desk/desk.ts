import { randomUUID } from 'node:crypto';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { deskFolder, deskTokenName } from '../../shared/desk-protocol.ts';
import { answerDesk } from './answer.ts';

/** This environment variable keeps the token while an edit of a schema restarts the dev server. */
const tokenVariable = 'VITRINE_DESK_TOKEN';

/** The Vite plugin of the desk, by which a page of the dev server edits the owner's files. */
export function desk(): Plugin {
  const token = process.env[tokenVariable] ?? randomUUID();
  process.env[tokenVariable] = token;
  let base = '/';
  return {
    name: 'vitrine:desk',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer(server) {
      base = server.config.base;
      server.middlewares.use(answerDesk(server, token, `${base}${deskFolder}/`));
    },
    transformIndexHtml: (): HtmlTagDescriptor[] => [
      { tag: 'meta', attrs: { name: deskTokenName, content: token }, injectTo: 'head' },
      { tag: 'script', attrs: { type: 'module', src: `${base}desk/open.ts` }, injectTo: 'body' },
    ],
  };
}
