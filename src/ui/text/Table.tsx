import { type RichText, wordsOf } from '../../shared/rich-text.ts';
import type { Table as Props } from '../../shared/text-blocks.ts';
import { RichText as Words } from '../RichText.tsx';
import * as css from './wide.css.ts';

/** Returns what lets the keyboard scroll an element, which has to have a name then. */
const reachable = (name: string) => ({ tabIndex: 0, role: 'group', 'aria-label': name });

/** The letters that at most are set in one line in all rows of a column. */
const fewWords = 16;

/** Renders a table. One that is wider than its frame scrolls within it, by the keyboard too. */
export function Table({ table, align = [] }: Props) {
  const [head = [], ...rows] = table;
  const lengthOf = (cell: RichText = '') => wordsOf(cell).length;
  const classOf = (column: number) => {
    const isShort = table.every((row) => lengthOf(row[column]) <= fewWords);
    return `${css.cells[align[column] ?? 'start']} ${isShort ? css.short : css.wordy}`;
  };
  const classes = head.map((_, column) => classOf(column));
  return (
    <div className={css.scrolled} {...reachable(head.map(wordsOf).join(', '))}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
              <th key={column} scope="col" className={classes[column]}>
                <Words text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                <td key={column} className={classes[column]}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
