import type { Connect, ErrorPayload } from 'vite';
import { OwnerMistake } from '../site-files/owner-mistake.ts';

/** A mistake of the owner as Vite shows errors: in the terminal, and as an overlay over the page. */
export function toViteError({ message, problems }: OwnerMistake): ErrorPayload['err'] {
  const [first] = problems;
  const loc = first && { file: first.file, line: first.line, column: first.column };
  return { message, stack: '', plugin: 'vitrine', ...(loc && { loc }) };
}

/** Hands what a request has failed with to Vite, which shows it. */
export function passError(next: Connect.NextFunction): (error: unknown) => void {
  return (error) => next(error instanceof OwnerMistake ? toViteError(error) : error);
}
