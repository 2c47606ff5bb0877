import { createElement, type ReactNode } from 'react';
import { useSectionPlace } from './section-place.ts';

type Props = {
  children: ReactNode;
  className?: string | undefined;
  /** The heading of the surrounding section if this is the heading of a part, such as a list item. */
  below?: string | undefined;
};

/** Renders a heading, whose level depends on the section's place on the page. */
export function Heading({ below, ...props }: Props): ReactNode {
  return createElement(`h${useSectionPlace().level + (below ? 1 : 0)}`, props);
}
