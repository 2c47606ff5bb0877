import { Heading } from '../../ui/Heading.tsx';
import { LinkTo } from '../../ui/LinkTo.tsx';
import { quietLink, row } from '../../ui/page.css.ts';
import { RichTexts } from '../../ui/RichText.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

export function Timeline({ heading, items, entrance }: SectionFields['timeline']) {
  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <ol>
        {items.map(({ period, title, place, url, paragraphs, points }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries keep their order, and may be equal
          <li key={index} className={`${row} ${css.entry}`}>
            <p className={css.period}>{period}</p>
            <div className={css.account}>
              <div>
                <Heading below={heading} className={css.title}>
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
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
