import { type RichText, wordsOf } from '../../shared/rich-text.ts';
import type { Table as Props } from '../../shared/text-blocks.ts';
import { RichText as Words } from '../RichText.tsx';
import * as css from './wide.css.ts';

/** Returns what lets the keyboard scroll an element, which has to have a name then. */
export const reachable = (name: string) => ({ tabIndex: 0, role: 'group', 'aria-label': name });

/** The letters that at most are set in one line in all rows of a column. */
const fewWords = 16;

/** A number, which may have a currency, or a unit of one word. */
const number = /^\D{0,4}\d[\d\s.,’'/–-]*\S{0,8}$/;

/** Renders a table. Columns of numbers end at one edge, so that their digits line up. One that is wider than its frame scrolls within it, by the keyboard too. */
export function Table({ table, align = [] }: Props) {
  const [head = [], ...rows] = table;
  const classes = head.map((_, column) => {
    const isShort = rows.every((row) => wordsOf(row[column] ?? '').length <= fewWords);
    const isNumeric = rows.every((row) => number.test(wordsOf(row[column] ?? '')));
    return `${css.cells[align[column] ?? (isNumeric ? 'end' : 'start')]} ${isShort ? css.short : css.wordy}`;
  });
  const cellsOf = (row: readonly RichText[], Cell: 'th' | 'td') =>
    row.map((cell, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
      <Cell key={column} scope={Cell === 'th' ? 'col' : undefined} className={classes[column]}>
        <Words text={cell} />
      </Cell>
    ));
  return (
    <div className={css.scrolled} {...reachable(head.map(wordsOf).join(', '))}>
      <table className={css.table}>
        <thead>
          <tr>{cellsOf(head, 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order
            <tr key={index}>{cellsOf(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
