import type { ReactNode } from 'react';
import { leavingIcon } from '../shared/icon.ts';
import { leaving } from './ExternalLink.css.ts';
import { Icon } from './Icon.tsx';

type Props = { url: string; className?: string; children: ReactNode };

/** A link that leaves the site, in a new tab. Its URL has passed `linkFault` on the way in. */
export function ExternalLink({ url, className, children }: Props) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className={leaving}>
        <Icon name={leavingIcon} />
      </span>
    </a>
  );
}
