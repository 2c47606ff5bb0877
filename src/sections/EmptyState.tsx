import type { ReactNode } from 'react';
import { useContent } from '../data/use-content.tsx';
import { note } from './EmptyState.css.ts';

/** What stands in for a list that the data service has left empty; nothing before it has answered. */
export function EmptyNote({ children }: { children: ReactNode }) {
  const loaded = useContent((content) => content.loaded);
  return loaded && children && <p className={note}>{children}</p>;
}
