import { destination, genericIcon } from '../../shared/icon.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Words } from '../../ui/Words.tsx';
import { wordLink } from '../../ui/words.css.ts';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';

export function Links({ items, ...fields }: SectionFields['links']) {
  return (
    <HeadedSection {...fields} content="tiles">
      <Words items={items} textOf={({ label }) => label}>
        {({ label, url, icon = destination(url) }) => (
          <ExternalLink
            url={url}
            className={wordLink}
            icon={<Icon name={icon} fallback={genericIcon} />}
          >
            {label}
          </ExternalLink>
        )}
      </Words>
    </HeadedSection>
  );
}
