import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { leavingIcon } from '../shared/icon.ts';
import { ownPageOf } from '../shared/link.ts';
import { fileUrl } from './asset-url.ts';
import { trailingIcon } from './Icon.css.ts';
import { Icon } from './Icon.tsx';

/** The id of a hidden text by which screen readers announce that a link opens a new tab. */
export const newTabId = 'new-tab';

type Props = {
  url: string;
  className?: string | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
  children: ReactNode;
};

/**
 * Renders a link that opens another site or a file below `public/` in a new tab, and a page of this site in its place. The
 * URL must be checked before.
 */
export function ExternalLink({ url, className, icon, children }: Props) {
  const page = ownPageOf(url);
  if (page !== undefined) {
    const [path = '', hash = ''] = page.split('#');
    return (
      <Link to={`/${path}`} hash={hash} className={className}>
        {icon}
        {children}
      </Link>
    );
  }
  return (
    <a
      href={url.startsWith('/') ? fileUrl(url) : url}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-describedby={newTabId}
      // Printed pages show this address after the link. On paper, `mailto:` and `tel:` are of no use.
      data-address={url.replace(/^(mailto|tel):/i, '')}
    >
      {icon}
      <span>
        {children}
        <span className={trailingIcon}>
          <Icon name={leavingIcon} />
        </span>
      </span>
    </a>
  );
}
