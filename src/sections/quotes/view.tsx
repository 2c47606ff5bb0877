import { LinkTo } from '../../ui/LinkTo.tsx';
import { quietLink, row } from '../../ui/page.css.ts';
import { RichText } from '../../ui/RichText.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

export function Quotes({ heading, items, entrance }: SectionFields['quotes']) {
  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <ul>
        {items.map(({ text, name, role, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: quotes keep their order, and may be equal
          <li key={index} className={row}>
            <figure className={css.quote}>
              <blockquote>
                <p className={css.said}>
                  <RichText text={text} />
                </p>
              </blockquote>
              <figcaption>
                <p className={css.name}>
                  <LinkTo url={url} className={quietLink}>
                    {name}
                  </LinkTo>
                </p>
                {role && <p className={css.role}>{role}</p>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
