import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIsPrerendered } from '../ui/is-prerendered.ts';
import * as css from './entrance.css.ts';
import { firstScreenRows, rowsAtOnce } from './movement.ts';

type Props<T> = {
  rows: readonly T[];
  className?: string;
  /** Returns the class of a row by its index. */
  itemClass?: ((index: number) => string) | undefined;
  children: (row: T) => ReactNode;
};

/** Renders a list whose rows enter one after another. Visitors who prefer reduced motion see all rows at once. */
export function StaggeredList<T>({ rows, className = '', itemClass, children }: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
  useStagger(list, rows.length > firstScreenRows);
  return (
    <div ref={list}>
      <Rows
        rows={rows.slice(0, rowsAtOnce)}
        className={`${css.rows} ${className}`.trim()}
        itemClass={itemClass}
      >
        {children}
      </Rows>
      {rows.length > rowsAtOnce && (
        <LaterRows rows={rows} className={className} itemClass={itemClass}>
          {children}
        </LaterRows>
      )}
    </div>
  );
}

/**
 * Animates the rows below the first screen as they come into view. Long lists load the script for this at
 * once, and other lists when the visitor scrolls. If the script fails to load, the rows are still shown.
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

/** Renders a list of rows. */
function Rows<T>({ rows, children, className, itemClass }: Props<T>) {
  return (
    <ul className={className}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and may be equal
        <li key={index} className={itemClass?.(index) || undefined}>
          <div className={css.rowContent}>{children(row)}</div>
        </li>
      ))}
    </ul>
  );
}

/**
 * Renders the later rows of a long list as several lists. React hydrates and replaces the lists one by
 * one, so React handles a click after one list at the latest.
 */
function LaterRows<T>({ rows, children, className = '', itemClass }: Props<T>) {
  const lists = useMemo(() => {
    const made: ReactElement[] = [];
    for (let start = rowsAtOnce; start < rows.length; start += rowsAtOnce) {
      const end = start + rowsAtOnce;
      // Lists far down have an estimated height until they come near the screen. The last list has its
      // true height, so a jump to the end of the page arrives at the end.
      const place = end < rows.length ? `${css.laterRows} ${css.farRows}` : css.laterRows;
      made.push(
        <Suspense key={start}>
          <Rows
            rows={rows.slice(start, end)}
            className={`${place} ${className}`.trim()}
            itemClass={(index) => itemClass?.(start + index) ?? ''}
          >
            {children}
          </Rows>
        </Suspense>,
      );
    }
    return made;
  }, [rows, children, className, itemClass]);
  return useOneByOne(lists);
}

/** Returns `latest` at once if it was prerendered. Otherwise, and after a change, adds its elements one by one. */
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
