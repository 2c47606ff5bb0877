import { destination, genericIcon } from '../../shared/icon.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

export function Links(fields: SectionFields['links']) {
  return (
    <HeadedList {...fields} isFilled className={css.list}>
      {({ label, url, icon = destination(url) }) => (
        <ExternalLink
          url={url}
          className={css.link}
          icon={<Icon name={icon} fallback={genericIcon} />}
        >
          {label}
        </ExternalLink>
      )}
    </HeadedList>
  );
}
