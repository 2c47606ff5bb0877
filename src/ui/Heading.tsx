import { createElement, type ReactNode } from 'react';
import { useSectionPlace } from './section-place.ts';

type Props = { children: ReactNode; className?: string | undefined };

/** Renders the heading of a section, whose level depends on the section's place on the page. */
export function Heading(props: Props): ReactNode {
  return createElement(`h${useSectionPlace().level}`, props);
}

/** Renders the heading of a part of a section, such as a list item. */
function Subheading(props: Props): ReactNode {
  return createElement(`h${useSectionPlace().level + 1}`, props);
}

/** Returns the component for headings of parts. Without a section heading, it has the section's level. */
export function partHeading(heading: string | undefined): typeof Heading {
  return heading ? Subheading : Heading;
}
