import {
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useIsPrerendered } from '../ui/is-prerendered.ts';
import * as css from './entrance.css.ts';
import { rowsAtOnce } from './movement.ts';

export type RowsProps<T> = {
  rows: readonly T[];
  children: (row: T) => ReactNode;
};

type Props<T> = RowsProps<T> & { className: string };

/** Renders a list of rows. */
export function Rows<T>({ rows, children, className }: Props<T>) {
  return (
    <ul className={className}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and may be equal
        <li key={index}>
          <div className={css.rowContent}>{children(row)}</div>
        </li>
      ))}
    </ul>
  );
}

/**
 * Renders the later rows of a long list as several lists. React hydrates each list separately, and
 * first the list that a visitor clicks. New rows also replace the old rows list by list. So a click
 * waits for one list only.
 */
export function LaterRows<T>({ rows, children }: RowsProps<T>) {
  const lists = useMemo(() => {
    const made: ReactElement[] = [];
    for (let start = rowsAtOnce; start < rows.length; start += rowsAtOnce) {
      const end = start + rowsAtOnce;
      // Lists far down have an estimated height until they come near the screen. The last list has its
      // true height, so a jump to the end of the page arrives at the end.
      const className = end < rows.length ? `${css.laterRows} ${css.farRows}` : css.laterRows;
      made.push(
        <Suspense key={start}>
          <Rows rows={rows.slice(start, end)} className={className}>
            {children}
          </Rows>
        </Suspense>,
      );
    }
    return made;
  }, [rows, children]);
  return useOneByOne(lists);
}

/** Returns the prerendered elements, and replaces one element after another by the `latest` elements. */
function useOneByOne(latest: ReactElement[]): ReactElement[] {
  const isPrerendered = useIsPrerendered();
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
