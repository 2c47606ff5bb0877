import { destination, genericIcon } from '../../shared/icon.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

export function Links({ heading, items, entrance }: SectionFields['links']) {
  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <ul className={css.list}>
        {items.map(({ label, url, icon = destination(url) }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links keep their order, and two may lead to one place
          <li key={index}>
            <ExternalLink url={url} className={css.link}>
              <Icon name={icon} fallback={genericIcon} />
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
