import type { ReactNode } from 'react';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { partHeading } from '../../ui/Heading.tsx';
import { quietLink, row } from '../../ui/page.css.ts';
import { RichText } from '../../ui/RichText.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

/** What the owner did when. */
export function Timeline({ heading, items, entrance }: SectionFields['timeline']) {
  const Title = partHeading(heading);
  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <div className={css.room}>
        <ol>
          {items.map(({ period, title, place, url, paragraphs, points }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries keep their order, and may be equal
            <li key={index} className={`${row} ${css.entry}`}>
              <p className={css.period}>{period}</p>
              <div className={css.account}>
                <div>
                  <Title className={css.title}>
                    <Linked url={place === undefined ? url : undefined}>{title}</Linked>
                  </Title>
                  {place !== undefined && (
                    <p className={css.place}>
                      <Linked url={url}>{place}</Linked>
                    </p>
                  )}
                </div>
                {paragraphs.map((paragraph, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
                  <p key={at}>
                    <RichText text={paragraph} />
                  </p>
                ))}
                {points.length > 0 && (
                  <ul className={css.points}>
                    {points.map((point, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
                      <li key={at}>
                        <RichText text={point} />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </HeadedSection>
  );
}

/** A text that may lead somewhere. */
function Linked({ url, children }: { url: string | undefined; children: ReactNode }) {
  if (url === undefined) return children;
  return (
    <ExternalLink url={url} className={quietLink}>
      {children}
    </ExternalLink>
  );
}
