import { type RefObject, useEffect, useRef } from 'react';
import { rows as firstRows } from './entrance.css.ts';
import { firstScreenRows, rowsAtOnce } from './movement.ts';
import { LaterRows, Rows, type RowsProps } from './Rows.tsx';

/** Renders a list whose rows enter one after another. With reduced motion, all rows are shown at once. */
export function StaggeredList<T>({ rows, children }: RowsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  useStagger(list, rows.length > firstScreenRows);
  return (
    <div ref={list}>
      <Rows rows={rows.slice(0, rowsAtOnce)} className={firstRows}>
        {children}
      </Rows>
      {rows.length > rowsAtOnce && <LaterRows rows={rows}>{children}</LaterRows>}
    </div>
  );
}

/**
 * Animates the rows below the first screen as they come into view, and shortens the wait of rows that
 * a visitor scrolls to. Long lists load the code at once, and other lists when the visitor scrolls. If
 * the code fails to load, the rows are still shown.
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
