import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import * as css from './entrance.css.ts';
import { firstScreenRows } from './first-screen.ts';
import { LaterRows } from './LaterRows.tsx';
import { Rows } from './Rows.tsx';
import { rowsAtOnce } from './rows-at-once.ts';

type Props<T> = {
  rows: readonly T[];
  /** What a row shows. */
  children: (row: T) => ReactNode;
  /** Whether the order of the rows means something. */
  ordered?: boolean;
};

/** A list whose rows enter one after the other; without motion or scripts all are shown at once. */
export function StaggeredList<T>({ rows, children, ordered = false }: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
  useStagger(list, rows.length > firstScreenRows);
  const props = { children, as: ordered ? 'ol' : 'ul' } as const;
  return (
    <div ref={list}>
      <Rows rows={rows.slice(0, rowsAtOnce)} className={css.rows} {...props} />
      {rows.length > rowsAtOnce && <LaterRows rows={rows} {...props} />}
    </div>
  );
}

/**
 * Animates the rows after the first screen as they come into view, and keeps rows that a visitor
 * scrolls to from waiting for long. The code for this is loaded at once for lists that have such rows,
 * else when a visitor scrolls; when it cannot be loaded, rows are shown without motion or in turn.
 */
function useStagger(list: RefObject<HTMLElement | null>, isLong: boolean) {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const start = () => {
      import('./stagger.ts').then(
        ({ staggerRows }) => {
          if (signal.aborted || !list.current) return;
          staggerRows(list.current, {
            movement: css.rowMovement,
            interval: css.rowInterval,
            longestWait: css.longestWait,
            signal,
          });
        },
        (error: unknown) => console.warn('The rows of a long list do not enter:', error),
      );
    };
    if (isLong) start();
    else window.addEventListener('scroll', start, { once: true, passive: true, signal });
    return () => unmounted.abort();
  }, [list, isLong]);
}
