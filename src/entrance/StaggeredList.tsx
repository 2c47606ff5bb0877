import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import * as css from './entrance.css.ts';
import { firstScreenRows } from './first-screen.ts';

type Props<T> = {
  rows: readonly T[];
  /** What a row shows. */
  children: (row: T) => ReactNode;
  /** Whether the order of the rows means something. */
  ordered?: boolean;
};

/** A list whose rows enter one after the other; without motion or scripts all are shown at once. */
export function StaggeredList<T>({ rows, children, ordered = false }: Props<T>) {
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  useStagger(list, rows);
  const List = ordered ? 'ol' : 'ul';
  return (
    <List ref={list} className={css.rows}>
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
 * Animates the rows after the first screen as they come into view. The code for this is loaded only
 * for lists that have such rows; when it cannot be loaded, the rows are shown without motion.
 */
function useStagger(list: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  useEffect(() => {
    if (rows.length <= firstScreenRows) return;
    const unmounted = new AbortController();
    import('./stagger.ts').then(
      ({ staggerRows }) => {
        if (unmounted.signal.aborted || !list.current) return;
        staggerRows(list.current, {
          movement: css.rowMovement,
          interval: css.rowInterval,
          signal: unmounted.signal,
        });
      },
      (error: unknown) => console.warn('The rows of a long list do not enter:', error),
    );
    return () => unmounted.abort();
  }, [list, rows]);
}
