import {
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import * as css from './entrance.css.ts';
import { rowsAtOnce } from './movement.ts';

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

/**
 * The rows of a long list after the first ones, in lists of their own. Each is hydrated by itself,
 * sooner where a visitor clicks, and rows that come later take the place of those that are there list
 * by list: a click in between waits for one of them only.
 */
export function LaterRows<T>({ rows, children, as }: RowsProps<T>) {
  const lists = useMemo(() => {
    const made: ReactElement[] = [];
    for (let start = rowsAtOnce; start < rows.length; start += rowsAtOnce) {
      const end = start + rowsAtOnce;
      // The last list has its true height, so that a jump to its end arrives there, whatever the height
      // of those above comes to be.
      const className = end < rows.length ? `${css.laterRows} ${css.farRows}` : css.laterRows;
      made.push(
        <Suspense key={start}>
          <Rows rows={rows.slice(start, end)} as={as} start={start} className={className}>
            {children}
          </Rows>
        </Suspense>,
      );
    }
    return made;
  }, [rows, children, as]);
  return useOneByOne(lists);
}

/** The elements that the document has, or none; then the `latest` ones take their place one by one. */
function useOneByOne(latest: ReactElement[]): ReactElement[] {
  const isPrerendered = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [shown, setShown] = useState(isPrerendered ? latest : []);
  useEffect(() => {
    const end = latest.findIndex((list, index) => list !== shown[index]) + 1;
    if (end === 0) return;
    const next = [...latest.slice(0, end), ...shown.slice(end)];
    const timer = setTimeout(() => startTransition(() => setShown(next)));
    return () => clearTimeout(timer);
  }, [latest, shown]);
  return shown.slice(0, latest.length);
}
