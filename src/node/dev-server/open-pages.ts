import type { ErrorPayload, ViteDevServer } from 'vite';
import {
  type Edit,
  editEvent,
  listeningEvent,
  type StyleEdit,
  stylesEvent,
} from '../../edit-event.ts';
import type { PlainError } from '../project/plain-error.ts';
import type { ProblemError } from '../site-files/site-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { currentCss } from './current-site.ts';
import { rendererOf } from './server-rendering.ts';

/** Kept in the environment: an edit of a schema restarts the server, which evaluates this module anew. */
const logged = 'VITRINE_PROBLEM_IS_LOGGED';

/** The pages that are open in browsers. */
export type OpenPages = ReturnType<typeof createOpenPages>;

/** Tells open pages what has changed, and tells it again to a page that was loading meanwhile. */
export function createOpenPages(server: ViteDevServer, styles: StyleSource) {
  const { ws, config, environments } = server;
  let edit: Edit | undefined;
  let problem: ProblemError | undefined;
  let css: string | undefined;
  ws.on(listeningEvent, (_, client) => {
    if (problem) client.send(errorMessage(problem));
    else if (edit) client.send(editEvent, { ...edit, isRepeated: true } satisfies Edit);
    if (css !== undefined) client.send(stylesEvent, { css, isRepeated: true } satisfies StyleEdit);
  });
  return {
    /** Shows an edit; the pages are loaded anew where they show these files below `public/`. */
    showEdit(next: Edit, reloaded: readonly string[]) {
      edit = next;
      if (reloaded.length > 0) {
        const names = reloaded.map((path) => `public${path}`).join(', ');
        config.logger.info(`page reload ${names}`, { timestamp: true });
        return ws.send({ type: 'full-reload' });
      }
      ws.send(editEvent, next);
      // Vite's client takes its overlay away on any update, before the script of the page listens for edits.
      ws.send({ type: 'update', updates: [] });
    },
    /** Shows what is wrong with the owner's files over the pages, and in the terminal. */
    showProblem(found: ProblemError) {
      if (found.message !== problem?.message)
        config.logger.error(`\n${found.message}\n`, { timestamp: true });
      problem = found;
      process.env[logged] = 'true';
      // Where no page is open, Vite keeps an error for the next one, which may be opened when it is mended.
      if (ws.clients.size > 0) ws.send(errorMessage(found));
    },
    /** Says in the terminal, where a problem was shown, that it is mended. */
    clearProblem() {
      problem = undefined;
      if (process.env[logged] === undefined) return;
      delete process.env[logged];
      config.logger.info('Both files are in order again.', { timestamp: true });
    },
    /** Sends the styles as they are now, and renews modules of styles, which export something else. */
    async showStyles(changed: readonly string[]) {
      css = await currentCss(server, styles);
      ws.send(stylesEvent, { css } satisfies StyleEdit);
      if (changed.length === 0) return;
      const { client, ssr } = environments;
      for (const file of changed) ssr?.moduleGraph.onFileChange(file);
      rendererOf(server).clearCache();
      const loaded = changed.flatMap((file) => [
        ...(client?.moduleGraph.getModulesByFile(file) ?? []),
      ]);
      for (const module of loaded) await client?.reloadModule(module);
    },
    reload: () => ws.send({ type: 'full-reload' }),
  };
}

function errorMessage(error: PlainError): ErrorPayload {
  return { type: 'error', err: toViteError(error) };
}

/** An error as Vite shows it: in the terminal, and as an overlay over the page. */
export function toViteError({ message, loc }: PlainError): ErrorPayload['err'] {
  const place = loc && { file: loc.file, line: loc.line, column: loc.column };
  return { message, stack: '', plugin: 'vitrine', ...(place && { loc: place }) };
}
