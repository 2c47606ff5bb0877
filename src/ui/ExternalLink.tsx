import type { ReactNode } from 'react';
import { leavingIcon } from '../shared/icon.ts';
import { publicUrl } from './asset-url.ts';
import { leavingMark } from './Icon.css.ts';
import { Icon } from './Icon.tsx';

/** The id of the words that tell screen readers of a link that opens a new tab. */
export const newTabId = 'new-tab';

type Props = { url: string; className?: string | undefined; children: ReactNode };

/**
 * A link to another site, or to a file below `public/`, in a new tab. Its URL was checked by `linkFault`
 * when it was read.
 */
export function ExternalLink({ url, className, children }: Props) {
  return (
    <a
      href={url.startsWith('/') ? publicUrl(url) : url}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-describedby={newTabId}
      // Printed: a scheme is nothing to write down.
      data-address={url.replace(/^(mailto|tel):/i, '')}
    >
      {children}
      <span className={leavingMark}>
        <Icon name={leavingIcon} />
      </span>
    </a>
  );
}
