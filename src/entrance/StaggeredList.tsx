import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { item, items, list, stagger } from './entrance.css.ts';
import { createStagger } from './stagger.ts';

type Props<T> = {
  rows: readonly T[];
  /** What a row shows. */
  children: (row: T) => ReactNode;
};

// The server has no layout to measure, and says so for every layout effect.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** A list whose rows enter one after the other; without motion or scripts they are all there. */
export function StaggeredList<T>({ rows, children }: Props<T>) {
  const element = useRef<HTMLUListElement>(null);
  const [turns] = useState(() => createStagger(list, stagger));
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

  // New rows are what there is to adopt.
  useBeforePaint(() => {
    if (element.current) turns.adopt([...element.current.children], hydrating);
  }, [rows]);

  useEffect(() => {
    const { signal, abort } = listening();
    window.addEventListener('scroll', turns.plan, { passive: true, signal });
    window.addEventListener('resize', turns.plan, { passive: true, signal });
    window.addEventListener('focusin', turns.plan, { signal });
    return abort;
  }, [turns]);

  return (
    <ul ref={element} className={items}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and may be equal
        <li key={index}>
          <div className={item}>{children(row)}</div>
        </li>
      ))}
    </ul>
  );
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const neverChanges = () => () => {};
