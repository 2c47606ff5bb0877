import type { ErrorPayload } from 'vite';
import type { PlainError } from '../project/plain-error.ts';

/** A mistake as Vite shows errors: in the terminal, and as an overlay over the page. */
export function toViteError({ message, loc }: PlainError): ErrorPayload['err'] {
  const place = loc && { file: loc.file, line: loc.line, column: loc.column };
  return { message, stack: '', plugin: 'vitrine', ...(place && { loc: place }) };
}
