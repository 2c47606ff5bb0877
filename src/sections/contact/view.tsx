import { useContent } from '../../data/use-content.tsx';
import { Entrance } from '../../entrance/Entrance.tsx';
import { StaggeredList } from '../../entrance/StaggeredList.tsx';
import { readableAddress } from '../../shared/address.ts';
import { destination, genericIcon } from '../../shared/icon.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { block, row, strongLink } from '../../ui/page.css.ts';
import { EmptyState } from '../EmptyState.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

/** The contact links of the owner. */
export function Contact({ heading, icons, empty, entrance }: SectionFields['contact']) {
  const links = useContent((content) => content.contact);
  const iconOf = (url: string) => icons[destination(url)] ?? destination(url);
  return (
    <section className={block}>
      <Entrance name={entrance}>
        <h1>{heading}</h1>
      </Entrance>
      {links.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <StaggeredList rows={links}>
          {({ label, url }) => (
            <div className={`${row} ${css.link}`}>
              <span className={css.iconBox}>
                <Icon name={iconOf(url)} fallback={genericIcon} />
              </span>
              <ExternalLink url={url} className={strongLink}>
                {label}
              </ExternalLink>
              <span className={css.address}>{readableAddress(url)}</span>
            </div>
          )}
        </StaggeredList>
      )}
    </section>
  );
}
