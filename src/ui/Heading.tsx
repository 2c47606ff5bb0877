import { createElement, type ReactNode } from 'react';
import { useSectionPlace } from './section-place.ts';

type Props = { children: ReactNode; className?: string | undefined };

/** The heading of a section; its level depends on where the section stands. */
export function Heading(props: Props): ReactNode {
  return createElement(`h${useSectionPlace().level}`, props);
}

/** The heading of a part of a section, such as one of its items. */
function Subheading(props: Props): ReactNode {
  return createElement(`h${useSectionPlace().level + 1}`, props);
}

/** The headings of the parts of a section. Below no heading they take its level: none is left out. */
export function partHeading(heading: string | undefined): typeof Heading {
  return heading ? Subheading : Heading;
}
