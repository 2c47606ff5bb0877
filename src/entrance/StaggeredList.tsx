import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { enterSoon } from './enter-soon.ts';
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
 * Keeps rows that a visitor scrolls to from waiting for long. Those after the first screen are
 * animated as they come into view; the code for this is loaded only for lists that have such rows,
 * and when it cannot be loaded, they are shown without motion.
 */
function useStagger(list: RefObject<HTMLElement | null>, isLong: boolean) {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const onScroll = () => list.current && enterSoon(list.current, css.longestWait);
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    if (isLong)
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
    return () => unmounted.abort();
  }, [list, isLong]);
}
