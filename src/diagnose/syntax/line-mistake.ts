import type { Message, Mistake } from '../text/mistake.ts';
import type { Source } from '../text/source.ts';

/** A mistake between two columns of a line, and the corrected line. */
export type LineMistake = Message & { start: number; end: number; corrected: string };

/** A mistake on a line, with its range in the whole text. */
export function inText(source: Source, line: number, mistake: LineMistake): Mistake {
  const { start, end, corrected, ...message } = mistake;
  const from = source.startOf(line);
  return { ...message, range: [from + start, from + end], edits: [{ line, text: corrected }] };
}
