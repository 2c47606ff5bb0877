import { Frame } from '../../ui/frame/Frame.tsx';
import { useShapes } from '../../ui/frame/shapes.ts';
import { LinkTo } from '../../ui/LinkTo.tsx';
import * as css from '../../ui/list/cells.css.ts';
import { Entry } from '../../ui/list/Entry.tsx';
import { covering } from '../../ui/list/entry.css.ts';
import { inCells } from '../../ui/list/in-cells.ts';
import type { Width } from '../../ui/list/widths.ts';
import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';

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
