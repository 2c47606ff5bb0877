import { type RefObject, useEffect, useRef } from 'react';
import { rows as firstRows } from './entrance.css.ts';
import { firstScreenRows, rowsAtOnce } from './movement.ts';
import { LaterRows, Rows, type RowsProps } from './Rows.tsx';

type Props<T> = Omit<RowsProps<T>, 'as'> & {
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
      <Rows rows={rows.slice(0, rowsAtOnce)} className={firstRows} {...props} />
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
    const start = async () => {
      try {
        const { staggerRows } = await import('./stagger.ts');
        if (!signal.aborted && list.current) staggerRows(list.current, signal);
      } catch (error) {
        console.warn('The rows of a long list do not enter:', error);
      }
    };
    if (isLong) void start();
    else window.addEventListener('scroll', start, { once: true, passive: true, signal });
    return () => unmounted.abort();
  }, [list, isLong]);
}
