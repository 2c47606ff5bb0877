import { createElement, type ReactNode } from 'react';
import { lettersOf } from './letters.ts';
import { useSectionPlace } from './section-place.ts';

type Props = {
  children: ReactNode;
  className?: string | undefined;
  /** For the heading of a list item or another part of a section: the heading of that section, if it has one. */
  below?: string | undefined;
};

/** Renders a heading. Its level depends on the place of the surrounding section on the page. */
export function Heading({ below, ...props }: Props): ReactNode {
  const { children } = props;
  // The titles of a list have one size, which the list knows.
  const letters = !below && typeof children === 'string' && lettersOf(children);
  return createElement(`h${useSectionPlace().level + (below ? 1 : 0)}`, { ...letters, ...props });
}
