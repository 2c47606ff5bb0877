import type { ReactNode } from 'react';
import * as css from './entrance.css.ts';

export type RowsProps<T> = {
  rows: readonly T[];
  /** What a row shows. */
  children: (row: T) => ReactNode;
  as: 'ul' | 'ol';
};

type Props<T> = RowsProps<T> & { className: string; start?: number };

/** A list of rows; `start` is the number of rows before it. */
export function Rows<T>({ rows, children, as: List, className, start = 0 }: Props<T>) {
  return (
    <List className={className} {...(List === 'ol' && { start: start + 1 })}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and may be equal
        <li key={index}>
          <div className={css.rowContent}>{children(row)}</div>
        </li>
      ))}
    </List>
  );
}
