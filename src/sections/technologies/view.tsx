import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

/** The most letters of two names on a line. */
const longestPair = 20;

export function Technologies({ items, ...fields }: SectionFields['technologies']) {
  const pair = items.slice(-2).join('');
  // Two long names would not fit on a line of a phone.
  const glue = pair.length > longestPair ? ' ' : css.lastSpace;
  return (
    <HeadedSection {...fields} isFilled>
      <ul className={css.list}>
        {/* The spaces separate the names when a visitor copies them as text. */}
        {items.flatMap((item, index) => [
          index > 0 && (items[index + 1] ? ' ' : glue),
          <li key={item} className={css.name}>
            {item}
          </li>,
        ])}
      </ul>
    </HeadedSection>
  );
}
