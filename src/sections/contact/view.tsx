import { useContent } from '../../data/use-content.ts';
import { destination, genericIcon, ownValue } from '../../shared/icon.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ListSection } from '../ListSection.tsx';
import type { SectionFields } from '../types.ts';
import { Address } from './Address.tsx';
import * as css from './view.css.ts';

export function Contact({ icons, copy, copied, ...fields }: SectionFields['contact']) {
  const links = useContent((content) => content.contact);
  const iconOf = (url: string) => ownValue(icons, destination(url)) ?? destination(url);
  return (
    <ListSection {...fields} rows={links}>
      {({ label, url }) => (
        <div className={css.contact}>
          <span className={css.iconBox}>
            <Icon name={iconOf(url)} fallback={genericIcon} />
          </span>
          <ExternalLink url={url} className={css.label}>
            {label}
          </ExternalLink>
          <Address url={url} copy={copy} copied={copied} />
        </div>
      )}
    </ListSection>
  );
}
