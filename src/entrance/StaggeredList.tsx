import { type ReactNode, useEffect, useRef } from 'react';
import { item, items, list, stagger } from './entrance.css.ts';
import { firstScreen } from './turns.ts';

type Props<T> = {
  rows: readonly T[];
  /** What a row shows. */
  children: (row: T) => ReactNode;
  /** Whether the order of the rows means something. */
  ordered?: boolean;
};

/** A list whose rows enter one after the other; without motion or scripts they are all there. */
export function StaggeredList<T>({ rows, children, ordered = false }: Props<T>) {
  const element = useRef<HTMLUListElement & HTMLOListElement>(null);
  useLaterRows(element, rows);
  const List = ordered ? 'ol' : 'ul';
  return (
    <List ref={element} className={items}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and may be equal
        <li key={index}>
          <div className={item}>{children(row)}</div>
        </li>
      ))}
    </List>
  );
}

/**
 * Lets the rows after the first screen enter as they come into view. What plays them is loaded for
 * lists that have such rows; where it does not come, they are simply there.
 */
function useLaterRows(element: React.RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  useEffect(() => {
    if (rows.length <= firstScreen) return;
    const left = new AbortController();
    import('./stagger.ts').then(
      ({ createStagger }) => {
        if (!left.signal.aborted && element.current)
          createStagger(element.current, {
            movement: list,
            interval: stagger,
            signal: left.signal,
          });
      },
      (error: unknown) => console.warn('The rows of a long list do not enter:', error),
    );
    return () => left.abort();
  }, [element, rows]);
}
