import type { ReactNode } from 'react';
import type { EntranceName } from '../config/animation.ts';
import { useContent } from '../data/use-content.ts';
import { Entrance } from '../entrance/Entrance.tsx';
import { StaggeredList } from '../entrance/StaggeredList.tsx';
import { Heading } from '../ui/Heading.tsx';
import { block } from '../ui/page.css.ts';
import { emptyState } from './ListSection.css.ts';

type Props<T> = {
  heading: string;
  entrance: EntranceName;
  rows: readonly T[];
  /** The text in place of a list without rows. */
  empty?: string | undefined;
  /** What a row shows. */
  children: (row: T) => ReactNode;
};

/** A section that shows a list of the data service under a heading. */
export function ListSection<T>({ heading, entrance, rows, empty, children }: Props<T>) {
  return (
    <section className={block}>
      <Entrance name={entrance}>
        <Heading>{heading}</Heading>
      </Entrance>
      {rows.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <StaggeredList rows={rows}>{children}</StaggeredList>
      )}
    </section>
  );
}

/** Shown only after an answer of the data service: before that, the list is not empty but unknown. */
function EmptyState({ children }: { children: ReactNode }) {
  const known = useContent((content) => content.known);
  return known && children && <p className={emptyState}>{children}</p>;
}
