import { Heading } from '../../ui/Heading.tsx';
import { LinkTo } from '../../ui/LinkTo.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichTexts } from '../../ui/RichText.tsx';
import { Tags } from '../../ui/Tags.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

export function Cards({ heading, items, entrance }: SectionFields['cards']) {
  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <ul className={css.cards}>
        {items.map(({ title, picture, text, tags, page, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their order, and may be equal
          <li key={index} className={css.card}>
            {picture && (
              <Picture
                {...picture}
                sizes="(min-width: 56rem) 44rem, calc(100vw - 2.5rem)"
                className={css.picture}
              />
            )}
            <div className={css.words}>
              <Heading below={heading} className={css.title}>
                <LinkTo page={page} url={url} className={css.link}>
                  {title}
                </LinkTo>
              </Heading>
              {text && <RichTexts as="p" texts={[text]} />}
              {tags.length > 0 && <Tags tags={tags} />}
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
