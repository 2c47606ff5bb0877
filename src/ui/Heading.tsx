import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { lettersOf } from './letters.ts';
import { useSectionPlace } from './section-place.ts';

type Props = {
  children: ReactNode;
  className?: string | undefined;
  /** For the heading of a list item or another part of a section: the heading of that section, if it has one. */
  below?: string | undefined;
};

/** The heading of a section at each level, and one within such a section. */
const tags = { 1: ['h1', 'h2'], 2: ['h2', 'h3'] } as const;

/** Renders a heading. Its level depends on the place of the surrounding section on the page. */
export function Heading({ below, ...props }: Props): ReactNode {
  const { children } = props;
  const [own, within] = tags[useSectionPlace().level];
  // The titles of a list have one size, which the list knows.
  const letters = !below && typeof children === 'string' && lettersOf(children);
  return jsx(below ? within : own, { ...letters, ...props });
}
