import { FormattedDate } from '../../ui/FormattedDate.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkTo } from '../../ui/LinkTo.tsx';
import { lettersOf } from '../../ui/letters.ts';
import { quietLink } from '../../ui/page.css.ts';
import { RichTexts } from '../../ui/RichText.tsx';
import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

export function Timeline(fields: SectionFields['timeline']) {
  const letters = lettersOf(...fields.items.map(({ period }) => `${period}`));
  return (
    <HeadedList
      {...fields}
      as="ol"
      isFilled
      titleOf={({ title }) => title}
      className={css.list}
      itemClass={css.entry}
    >
      {({ period, title, place, url, paragraphs, points }) => (
        <>
          {period !== undefined && (
            <p className={css.period} {...letters}>
              <FormattedDate date={period} />
            </p>
          )}
          <div className={css.account}>
            <div>
              <Heading below={fields.heading} className={css.title}>
                <LinkTo url={place === undefined ? url : undefined} className={quietLink}>
                  {title}
                </LinkTo>
              </Heading>
              {place !== undefined && (
                <p className={css.place}>
                  <LinkTo url={url} className={quietLink}>
                    {place}
                  </LinkTo>
                </p>
              )}
            </div>
            <RichTexts as="p" texts={paragraphs} />
            {points.length > 0 && (
              <ul className={css.points}>
                <RichTexts as="li" texts={points} />
              </ul>
            )}
          </div>
        </>
      )}
    </HeadedList>
  );
}
