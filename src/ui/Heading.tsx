import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { lettersOf } from './letters.ts';
import { useSectionPlace } from './section-place.ts';

type Props = {
  children: ReactNode;
  className?: string | undefined;
  /** For the heading of a list item or another part of a section: the heading of that section, if it has one. */
  below?: string | undefined;
  /** Whether it stands below such a heading of a part. */
  isSub?: boolean;
};

/** The levels of headings. That of a section is the first or the second. */
const tags = ['h1', 'h2', 'h3', 'h4'] as const;

/** Renders a heading. Its level depends on the place of the surrounding section on the page. */
export function Heading({ below, isSub = false, ...props }: Props): ReactNode {
  const { children } = props;
  const { level } = useSectionPlace();
  // The titles of a list have one size, which the list knows.
  const letters = !below && !isSub && typeof children === 'string' && lettersOf(children);
  return jsx(tags[level - 1 + Number(Boolean(below)) + Number(isSub)] ?? 'h4', {
    ...letters,
    ...props,
  });
}
