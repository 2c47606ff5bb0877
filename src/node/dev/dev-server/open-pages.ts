import type { ViteDevServer } from 'vite';
import { editEvent, listeningEvent } from '../../../edit-event.ts';
import type { ProblemError } from '../../files/site-files/problem-error.ts';

/** This environment variable remembers a logged problem, even if an edit of a schema restarts the dev server. */
const logged = 'VITRINE_PROBLEM_IS_LOGGED';

export type OpenPages = ReturnType<typeof createOpenPages>;

/** Tells open pages of edits and problems. A page that was still loading gets the present problem afterwards. */
export function createOpenPages({ ws, config: { logger } }: ViteDevServer) {
  let problem: ProblemError | undefined;
  ws.on(listeningEvent, (_, client) => {
    if (problem) client.send({ type: 'error', err: problem.toJSON() });
  });
  return {
    showEdit: () => ws.send(editEvent),
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
