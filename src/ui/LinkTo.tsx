import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ExternalLink } from './ExternalLink.tsx';

type Props = {
  /** The path of a page of this site. */
  page?: string | undefined;
  /** A URL of another site, or of a file below `public/`. */
  url?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** Renders its children as a link if `page` or `url` is set. */
export function LinkTo({ page, url, className, children }: Props) {
  if (page !== undefined) {
    return (
      <Link to={`/${page}`} className={className}>
        {children}
      </Link>
    );
  }
  if (!url) return children;
  return (
    <ExternalLink url={url} className={className}>
      {children}
    </ExternalLink>
  );
}
