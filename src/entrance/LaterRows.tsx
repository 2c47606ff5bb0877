import {
  type ReactElement,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import * as css from './entrance.css.ts';
import { Rows, type RowsProps } from './Rows.tsx';
import { rowsAtOnce } from './rows-at-once.ts';

/**
 * The rows of a long list after the first ones, in lists of their own. Each is hydrated by itself,
 * sooner where a visitor clicks, and rows that come later take the place of those that are there list
 * by list: a click in between waits for one of them only.
 */
export function LaterRows<T>({ rows, ...props }: RowsProps<T>) {
  const { children, as } = props;
  const parts = useMemo(() => {
    const made: ReactElement[] = [];
    for (let start = rowsAtOnce; start < rows.length; start += rowsAtOnce)
      made.push(
        <Suspense key={start}>
          <Rows
            rows={rows.slice(start, start + rowsAtOnce)}
            as={as}
            start={start}
            className={start + rowsAtOnce < rows.length ? far : css.laterRows}
          >
            {children}
          </Rows>
        </Suspense>,
      );
    return made;
  }, [rows, children, as]);
  return useOneByOne(parts);
}

/**
 * The last part is none of these: it has its true height, so that a jump to the end of the list arrives
 * there, whatever the height of those above comes to be.
 */
const far = `${css.laterRows} ${css.farRows}`;

/** The elements as the document has them, or none; then in the place of each the one of `latest`. */
function useOneByOne(latest: ReactElement[]): ReactElement[] {
  const isPrerendered = useSyncExternalStore(subscribeToNothing, no, yes);
  const [shown, setShown] = useState(isPrerendered ? latest : []);
  useEffect(() => {
    const end = latest.findIndex((part, index) => part !== shown[index]) + 1;
    if (end === 0) return;
    const next = [...latest.slice(0, end), ...shown.slice(end)];
    const timer = setTimeout(() => startTransition(() => setShown(next)));
    return () => clearTimeout(timer);
  }, [latest, shown]);
  return shown.slice(0, latest.length);
}

const subscribeToNothing = () => () => {};
const no = () => false;
const yes = () => true;
