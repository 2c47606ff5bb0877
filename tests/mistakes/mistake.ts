import { createHash } from 'node:crypto';
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

/**
 * Whether a mistake is of the fifth, drawn by hash, that nobody looks at while the diagnosis is written:
 * else what is learnt and what is tested would be one. Of these no more than figures are reported.
 */
export function isHeldOut({ title, edit }: Mistake, good: string): boolean {
  const before = good.split('\n');
  const changed = edit(good)
    .split('\n')
    .find((line, index) => line !== before[index]);
  const kind = title.replace(/ \(\d+\)$/, '');
  const hash = createHash('sha256').update(`${kind}\n${changed ?? ''}`);
  return hash.digest().readUInt32BE(0) % 5 === 0;
}
