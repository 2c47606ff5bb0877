import { FormattedDate } from '../../ui/FormattedDate.tsx';
import { LinkTo } from '../../ui/LinkTo.tsx';
import { Entry } from '../../ui/list/Entry.tsx';
import { datedLines } from '../../ui/list/entry.css.ts';
import { quietLink } from '../../ui/page.css.ts';
import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';

export function Timeline(fields: SectionFields['timeline']) {
  return (
    <HeadedList {...fields} {...datedLines} as="ol" content="tiles" titleOf={({ title }) => title}>
      {({ period, title, place, url, paragraphs, points }) => (
        <Entry
          below={fields.heading}
          meta={period !== undefined && <FormattedDate date={period} />}
          title={
            <LinkTo url={place === undefined ? url : undefined} className={quietLink}>
              {title}
            </LinkTo>
          }
          note={
            place !== undefined && (
              <LinkTo url={url} className={quietLink}>
                {place}
              </LinkTo>
            )
          }
          texts={paragraphs}
          points={points}
        />
      )}
    </HeadedList>
  );
}
