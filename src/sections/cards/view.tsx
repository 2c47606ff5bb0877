import { Heading } from '../../ui/Heading.tsx';
import { LinkTo } from '../../ui/LinkTo.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { RichTexts } from '../../ui/RichText.tsx';
import { useShapes } from '../../ui/shapes.ts';
import { Tags } from '../../ui/Tags.tsx';
import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';
import { type Width, widthsOf } from './widths.ts';

/** The attribute `sizes` of a picture by the width of its card. */
const sizes: Record<Width, string> = {
  third: '(min-width: 64rem) 32vw, (min-width: 44rem) 50vw, 100vw',
  half: '(min-width: 44rem) 50vw, 100vw',
  whole: '(min-width: 44rem) 60vw, 100vw',
  wholeInTwo: '(min-width: 64rem) 32vw, (min-width: 44rem) 60vw, 100vw',
};

/** Renders works as cards. If one of them has a picture, a plate stands for each missing picture. */
export function Cards(fields: SectionFields['cards']) {
  const { heading, items } = fields;
  const shapes = useShapes(items);
  const widths = widthsOf(items.map(({ featured }) => featured));
  const classes = [css.cards, widths.includes('third') ? css.inThree : '', shapes?.list ?? ''];
  return (
    <HeadedList
      {...fields}
      isOpen
      titleOf={({ title }) => title}
      className={classes.join(' ')}
      itemClass={(index) => `${css.card} ${css.widths[widths[index] ?? 'half']}`}
    >
      {(item) => {
        const { title, picture, text, tags, page, url } = item;
        const index = items.indexOf(item);
        return (
          <>
            {picture && (
              <Picture
                {...picture}
                sizes={sizes[widths[index] ?? 'whole']}
                className={`${css.picture}${shapes?.own(picture)}`}
                isLater={index > 0}
              />
            )}
            {!picture && shapes && <Plate title={title} url={url} className={css.plate} />}
            <div className={css.words}>
              <Heading below={heading} className={css.title}>
                <LinkTo page={page} url={url} className={css.link}>
                  {title}
                </LinkTo>
              </Heading>
              {text && <RichTexts as="p" texts={[text]} />}
              {tags.length > 0 && <Tags tags={tags} />}
            </div>
          </>
        );
      }}
    </HeadedList>
  );
}
