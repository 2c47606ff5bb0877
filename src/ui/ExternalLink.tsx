import type { ReactNode } from 'react';
import { readableAddress } from '../shared/address.ts';
import { leavingIcon } from '../shared/icon.ts';
import { arrow } from './ExternalLink.css.ts';
import { Icon } from './Icon.tsx';
import { newTabId } from './new-tab.ts';
import { publicUrl } from './public-url.ts';

type Props = { url: string; className?: string; children: ReactNode };

/**
 * A link to another site, or to a file below `public/`, in a new tab. Its URL was checked by `linkFault`
 * when it was read.
 */
export function ExternalLink({ url, className, children }: Props) {
  // Printed instead of the URL, whose scheme is nothing to write down.
  const address = /^(http|\/)/i.test(url) ? undefined : readableAddress(url);
  return (
    <a
      href={url.startsWith('/') ? publicUrl(url) : url}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-describedby={newTabId}
      data-address={address}
    >
      {children}
      <span className={arrow}>
        <Icon name={leavingIcon} />
      </span>
    </a>
  );
}
