import type { ReactNode } from 'react';
import { useContent } from '../data/use-content.tsx';
import { emptyState } from './EmptyState.css.ts';

/** The text in place of a list without items; not shown before the data service has answered. */
export function EmptyState({ children }: { children: ReactNode }) {
  const loaded = useContent((content) => content.loaded);
  return loaded && children && <p className={emptyState}>{children}</p>;
}
