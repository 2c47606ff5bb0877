import { useAssets } from '../../ui/assets.ts';
import { Frame } from '../../ui/frame/Frame.tsx';
import { shaped, shapeOf, useShapes } from '../../ui/frame/shapes.ts';
import { Heading } from '../../ui/Heading.tsx';
import { LinkTo } from '../../ui/LinkTo.tsx';
import * as css from '../../ui/list/cells.css.ts';
import { Entry } from '../../ui/list/Entry.tsx';
import { covering } from '../../ui/list/entry.css.ts';
import { inCells } from '../../ui/list/in-cells.ts';
import * as strip from '../../ui/list/strip.css.ts';
import type { Width } from '../../ui/list/widths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';

/** The attribute `sizes` of a picture by the width of its card. */
const sizes: Record<Width, string> = {
  third: '(min-width: 64rem) 32vw, (min-width: 44rem) 50vw, 100vw',
  half: '(min-width: 44rem) 50vw, 100vw',
  whole: '(min-width: 44rem) 60vw, 100vw',
  wholeInTwo: '(min-width: 64rem) 32vw, (min-width: 44rem) 60vw, 100vw',
};

/** Renders works as cards, or as one row of pictures. */
export function Cards(fields: SectionFields['cards']) {
  return fields.row ? <Strip {...fields} /> : <Cells {...fields} />;
}

/** Renders the pictures of works side by side, equally high, each above its title. */
function Strip(fields: SectionFields['cards']) {
  const { heading, items } = fields;
  const { pictures } = useAssets();
  return (
    <HeadedList
      {...fields}
      content="cards"
      titleOf={({ title }) => title}
      className={strip.strip}
      itemClass={(index) => {
        const { picture } = items[index] ?? {};
        return picture ? `${strip.work} ${shaped(shapeOf(pictures[picture.src]))}` : strip.bare;
      }}
    >
      {(item) => {
        const { title, picture, page, url } = item;
        return (
          <>
            {picture && (
              <Picture
                {...picture}
                sizes="(min-width: 46rem) 32vw, 100vw"
                className={strip.picture}
                isLater={items.indexOf(item) > 0}
                {...(import.meta.env.MOVING && (page ?? url) && { moves: 'in link' })}
              />
            )}
            <Heading below={heading} className={strip.title}>
              <LinkTo page={page} url={url} className={covering}>
                {title}
              </LinkTo>
            </Heading>
          </>
        );
      }}
    </HeadedList>
  );
}

/** Renders works as cards. If one of them has a picture, a plate stands for each missing picture. */
function Cells(fields: SectionFields['cards']) {
  const { heading, items } = fields;
  const shapes = useShapes(items);
  const cells = inCells(items, shapes);
  return (
    <HeadedList
      {...fields}
      content="cards"
      titleOf={({ title }) => title}
      className={`${cells.className} ${css.counted}`}
      itemClass={(index) => `${css.cell} ${cells.itemClass(index)}`}
    >
      {(item) => {
        const { title, text, tags, page, url } = item;
        const index = items.indexOf(item);
        return (
          <Entry
            below={heading}
            frame={
              shapes && (
                <Frame
                  {...item}
                  shapes={shapes}
                  sizes={sizes[cells.widthOf(index)]}
                  isLater={index > 0}
                />
              )
            }
            title={
              <LinkTo page={page} url={url} className={covering}>
                {title}
              </LinkTo>
            }
            texts={text ? [text] : []}
            tags={tags}
          />
        );
      }}
    </HeadedList>
  );
}
