import type { Edit } from './edits.ts';

/** A mistake as people make it. */
export type Mistake = {
  title: string;
  edit: Edit;
  /** What the message has to name, in any capitals. */
  names: readonly string[];
  /** The line it is to be reported on, by a part of it; else the first line that is another one now. */
  at?: string;
};

type Row = readonly [edit: Edit, names: string | readonly string[], at?: string];

/** Mistakes of one kind, with the words that the message has to name. */
export function mistakes(title: string, rows: readonly Row[]): Mistake[] {
  return rows.map(([edit, names, at], index) => ({
    title: `${title} (${index + 1})`,
    edit,
    names: typeof names === 'string' ? [names] : names,
    ...(at !== undefined && { at }),
  }));
}
