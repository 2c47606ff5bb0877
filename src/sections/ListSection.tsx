import type { ReactNode } from 'react';
import type { EntranceName } from '../config/animation.ts';
import { useContent } from '../data/use-content.ts';
import { Entrance } from '../entrance/Entrance.tsx';
import { StaggeredList } from '../entrance/StaggeredList.tsx';
import { Heading } from '../ui/Heading.tsx';
import { lettersOf } from '../ui/letters.ts';
import { block, laterBlock } from '../ui/section.css.ts';
import '../ui/section-headings.css.ts';
import { useSectionPlace } from '../ui/section-place.ts';
import { emptyState } from './ListSection.css.ts';

type Props<T> = {
  heading: string;
  entrance: EntranceName;
  rows: readonly T[];
  /** What stands between the heading and the list. */
  before?: ReactNode;
  /** Returns the title of an entry. All titles have one size, in which the longest has room. */
  titleOf?: (row: T) => string;
  /** The classes of the list and of its entries, such as cells, which stand side by side. */
  cells?: false | { className: string; itemClass?: (index: number) => string };
  /** The text that replaces an empty list. */
  empty?: string | undefined;
  children: (row: T) => ReactNode;
};

/** Renders a list of entries from the data service under a heading. */
export function ListSection<T>(props: Props<T>) {
  const { heading, entrance, rows, before, titleOf, cells, empty, children } = props;
  const { level } = useSectionPlace();
  const known = useContent((content) => content.known);
  return (
    <section
      className={level === 1 ? block : laterBlock}
      {...(titleOf && lettersOf(...rows.map(titleOf)))}
    >
      <Entrance name={entrance}>
        <Heading>{heading}</Heading>
        {before}
      </Entrance>
      {rows.length > 0 ? (
        <StaggeredList rows={rows} {...cells}>
          {children}
        </StaggeredList>
      ) : (
        // Before the data service responds, the list may not be empty, so the text is not shown yet.
        known && empty && <p className={emptyState}>{empty}</p>
      )}
    </section>
  );
}
