import type { ViteDevServer } from 'vite';
import { type Edit, editEvent, editRequestEvent, stylesEvent } from '../../edit-event.ts';
import type { ProblemError } from '../site-files/site-files.ts';

/** This environment variable remembers a logged problem, even if an edit of a schema restarts the dev server. */
const logged = 'VITRINE_PROBLEM_IS_LOGGED';

export type OpenPages = ReturnType<typeof createOpenPages>;

/** Sends edits, styles and problems to open pages. A page that was still loading gets the latest afterwards. */
export function createOpenPages({ ws, config: { logger } }: ViteDevServer) {
  /** The content after its last edit. */
  let content: Edit['content'];
  let repeat: ((path: string) => Edit) | undefined;
  let problem: ProblemError | undefined;
  let styles: string | undefined;
  ws.on(editRequestEvent, (path: string, client) => {
    if (problem) client.send({ type: 'error', err: problem.toJSON() });
    else if (repeat)
      client.send(editEvent, { ...repeat(path), content, isRepeated: true } satisfies Edit);
    if (styles !== undefined) client.send(stylesEvent, styles);
  });
  return {
    /** @param next returns all edits of the page at a path that may have missed them */
    showEdit(edit: Edit, isReload: boolean, next: (path: string) => Edit) {
      repeat = next;
      content = edit.content ?? content;
      if (isReload) return ws.send({ type: 'full-reload' });
      ws.send(editEvent, edit);
      // Vite's client removes its error overlay on any update, so an empty update removes the overlay of old problems.
      ws.send({ type: 'update', updates: [] });
    },
    showStyles(css: string) {
      styles = css;
      ws.send(stylesEvent, styles);
    },
    /** Shows problems of the owner's files in an overlay on open pages, and in the terminal. */
    showProblem(found: ProblemError) {
      if (found.message !== problem?.message)
        logger.error(`\n${found.message}\n`, { timestamp: true });
      problem = found;
      process.env[logged] = 'true';
      // Without an open page, Vite would show the error on the next page, even after a repair. So do not send it.
      if (ws.clients.size > 0) ws.send({ type: 'error', err: found.toJSON() });
    },
    /** If a problem was logged, logs that the problem is repaired. */
    clearProblem() {
      problem = undefined;
      if (process.env[logged] === undefined) return;
      delete process.env[logged];
      logger.info('Both files are in order again.', { timestamp: true });
    },
    reload: () => ws.send({ type: 'full-reload' }),
  };
}
