import type { ReactNode } from 'react';
import { useSectionPlace } from './section-place.ts';

type Props = { children: ReactNode; className?: string | undefined };

/** The heading of a section; its level depends on where the section stands. */
export function Heading({ children, className }: Props) {
  const { level } = useSectionPlace();
  const Tag = level === 1 ? 'h1' : 'h2';
  return <Tag className={className}>{children}</Tag>;
}

/** The heading of a part of a section, such as one of its items. */
function Subheading({ children, className }: Props) {
  const { level } = useSectionPlace();
  const Tag = level === 1 ? 'h2' : 'h3';
  return <Tag className={className}>{children}</Tag>;
}

/** The headings of the parts of a section. Below no heading they take its level: none is left out. */
export function partHeading(heading: string | undefined): typeof Heading {
  return heading ? Subheading : Heading;
}
