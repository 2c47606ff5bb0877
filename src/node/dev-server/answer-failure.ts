import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { escapeAttribute } from '../project/escape.ts';
import { PlainError } from '../project/plain-error.ts';
import { ProblemError } from '../site-files/site-files.ts';
import { overlayStyle, withOverlay } from './development-document.ts';
import { toViteError } from './vite-error.ts';

/**
 * Answers a request that has failed. While the owner's files never were without a mistake, there is
 * no page to show it over, and the terminal has said it already; Vite logs and shows anything else.
 */
export function answerFailure(
  server: ViteDevServer,
  response: ServerResponse,
  next: Connect.NextFunction,
): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof ProblemError)) {
      return next(error instanceof PlainError ? toViteError(error) : error);
    }
    const { message } = error;
    const document = `<!doctype html>\n<title>Vitrine</title>\n${overlayStyle}\n<body>\n<pre>${escapeAttribute(message)}</pre>\n</body>\n`;
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(withOverlay(document, error, server));
  };
}
