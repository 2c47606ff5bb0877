import type { ErrorPayload, ViteDevServer } from 'vite';
import type { PlainError } from '../project/plain-error.ts';

/** A mistake as Vite shows errors: in the terminal, and as an overlay over the page. */
export function toViteError({ message, loc }: PlainError): ErrorPayload['err'] {
  const place = loc && { file: loc.file, line: loc.line, column: loc.column };
  return { message, stack: '', plugin: 'vitrine', ...(place && { loc: place }) };
}

/**
 * Shows a mistake over the open pages. Where none is open, Vite would keep it for the next one, which
 * is opened after the mistake is mended, perhaps, and asks by itself what is wrong.
 */
export function showError({ ws }: ViteDevServer, error: PlainError): void {
  if (ws.clients.size > 0) ws.send({ type: 'error', err: toViteError(error) });
}
