import type { Message, Mistake } from '../text/mistake.ts';
import type { Source } from '../text/source.ts';

/** A mistake on one line, from a column up to another, and the line as it was meant. */
export type LineMistake = Message & { start: number; end: number; corrected: string };

/** The mistake on a line as one in the whole text. */
export function inText(source: Source, line: number, mistake: LineMistake): Mistake {
  const { start, end, corrected, ...message } = mistake;
  const from = source.startOf(line);
  return { ...message, range: [from + start, from + end], edit: { line, text: corrected } };
}
