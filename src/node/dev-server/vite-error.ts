import type { ErrorPayload } from 'vite';
import type { OwnerMistake } from '../site-files/owner-mistake.ts';

/** A mistake of the owner as Vite shows errors: in the terminal, and as an overlay over the page. */
export function toViteError({ message, problems }: OwnerMistake): ErrorPayload['err'] {
  const [first] = problems;
  const loc = first && { file: first.file, line: first.line, column: first.column };
  return { message, stack: '', plugin: 'vitrine', ...(loc && { loc }) };
}
