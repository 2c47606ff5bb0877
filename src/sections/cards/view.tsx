import { Heading } from '../../ui/Heading.tsx';
import { LinkTo } from '../../ui/LinkTo.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichTexts } from '../../ui/RichText.tsx';
import { Tags } from '../../ui/Tags.tsx';
import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

export function Cards(fields: SectionFields['cards']) {
  return (
    <HeadedList {...fields} className={css.cards} itemClass={css.card}>
      {({ title, picture, text, tags, page, url }) => (
        <>
          {picture && (
            <Picture
              {...picture}
              sizes="(min-width: 56rem) 44rem, calc(100vw - 2.5rem)"
              className={css.picture}
            />
          )}
          <div className={css.words}>
            <Heading below={fields.heading} className={css.title}>
              <LinkTo page={page} url={url} className={css.link}>
                {title}
              </LinkTo>
            </Heading>
            {text && <RichTexts as="p" texts={[text]} />}
            {tags.length > 0 && <Tags tags={tags} />}
          </div>
        </>
      )}
    </HeadedList>
  );
}
