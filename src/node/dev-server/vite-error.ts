import type { Connect, ErrorPayload } from 'vite';
import { PlainError } from '../project/plain-error.ts';

/** A mistake as Vite shows errors: in the terminal, and as an overlay over the page. */
export function toViteError({ message, loc }: PlainError): ErrorPayload['err'] {
  const place = loc && { file: loc.file, line: loc.line, column: loc.column };
  return { message, stack: '', plugin: 'vitrine', ...(place && { loc: place }) };
}

/** Hands what a request has failed with to Vite, which shows it. */
export function passError(next: Connect.NextFunction): (error: unknown) => void {
  return (error) => next(error instanceof PlainError ? toViteError(error) : error);
}
