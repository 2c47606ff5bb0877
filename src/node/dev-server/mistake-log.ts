import type { ViteDevServer } from 'vite';
import type { ProblemError } from '../site-files/site-files.ts';

/** Kept by the process: an edit of a schema restarts the server, which reads this module anew. */
const logged = 'VITRINE_MISTAKE_IS_LOGGED';

/** Says in the terminal what is wrong with the owner's files. */
export function logMistake({ config: { logger } }: ViteDevServer, { message }: ProblemError): void {
  process.env[logged] = 'true';
  logger.error(`\n${message}\n`, { timestamp: true });
}

/** Says that what was logged last is mended, or it would be taken for what is still wrong. */
export function logMended({ config: { logger } }: ViteDevServer): void {
  if (process.env[logged] === undefined) return;
  delete process.env[logged];
  logger.info('Both files are in order again.', { timestamp: true });
}
