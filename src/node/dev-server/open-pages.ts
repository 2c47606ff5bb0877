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

/** An environment variable, which keeps its value when an edit of a schema restarts the server. */
const logged = 'VITRINE_PROBLEM_IS_LOGGED';

export type OpenPages = ReturnType<typeof createOpenPages>;

/** Sends changes to open pages, and sends the changes again to a page that was still loading. */
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
    /** Shows an edit. Pages reload if `reloaded`, a list of paths below `public/`, is not empty. */
    showEdit(next: Edit, reloaded: readonly string[]) {
      edit = next;
      if (reloaded.length > 0) {
        const names = reloaded.map((path) => `public${path}`).join(', ');
        config.logger.info(`page reload ${names}`, { timestamp: true });
        return ws.send({ type: 'full-reload' });
      }
      ws.send(editEvent, next);
      // Vite's client removes its error overlay on any update, even an empty one.
      ws.send({ type: 'update', updates: [] });
    },
    /** Shows problems of the owner's files in an overlay on open pages, and in the terminal. */
    showProblem(found: ProblemError) {
      if (found.message !== problem?.message)
        config.logger.error(`\n${found.message}\n`, { timestamp: true });
      problem = found;
      process.env[logged] = 'true';
      // Without an open page, Vite shows the error on the next page, even if the owner has repaired it by then.
      if (ws.clients.size > 0) ws.send(errorMessage(found));
    },
    /** If a problem was logged, logs that the problem is repaired. */
    clearProblem() {
      problem = undefined;
      if (process.env[logged] === undefined) return;
      delete process.env[logged];
      config.logger.info('Both files are in order again.', { timestamp: true });
    },
    /** Sends the current CSS to open pages, and reloads the style modules whose exports have changed. */
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

/** Converts an error to the format of Vite, for the terminal and the overlay. */
export function toViteError({ message, loc }: PlainError): ErrorPayload['err'] {
  const place = loc && { file: loc.file, line: loc.line, column: loc.column };
  return { message, stack: '', plugin: 'vitrine', ...(place && { loc: place }) };
}
