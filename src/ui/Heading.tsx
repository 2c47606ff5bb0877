import { createElement, type ReactNode, use } from 'react';
import { SectionPlaceContext } from './section-place.ts';

type Props = {
  children: ReactNode;
  className?: string | undefined;
  /** The heading of the surrounding section if this is the heading of a part, such as a list item. */
  below?: string | undefined;
};

/** Renders a heading, whose level depends on the section's place on the page. */
export function Heading({ below, ...props }: Props): ReactNode {
  return createElement(`h${use(SectionPlaceContext).level + (below ? 1 : 0)}`, props);
}
