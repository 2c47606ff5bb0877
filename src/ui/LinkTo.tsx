import type { ReactNode } from 'react';
import { ExternalLink } from './ExternalLink.tsx';

type Props = {
  /** The path of a page of this site. */
  page?: string | undefined;
  /** A URL of another site, or of a file below `public/` or a page of this site. */
  url?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** Renders its children as a link if `page` or `url` is set. */
export function LinkTo({ page, url, className, children }: Props) {
  const target = page === undefined ? url : `./${page}`;
  if (!target) return children;
  return (
    <ExternalLink url={target} className={className}>
      {children}
    </ExternalLink>
  );
}
