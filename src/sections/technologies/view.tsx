import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import { lastSpace, list, name, shortList } from './view.css.ts';

/** The most letters of two names on a line. */
const longestPair = 20;
/** The most names that fill the width of the section in large letters. */
const few = 4;

export function Technologies({ heading, items, entrance }: SectionFields['technologies']) {
  const pair = items.slice(-2).join('');
  // Two long names would not fit on a line of a phone.
  const glue = pair.length > longestPair ? ' ' : lastSpace;
  return (
    <HeadedSection heading={heading} entrance={entrance} isFilled>
      <ul className={items.length > few ? list : shortList}>
        {/* The spaces separate the names when a visitor copies them as text. */}
        {items.flatMap((item, index) => [
          index > 0 && (index === items.length - 1 ? glue : ' '),
          <li key={item} className={name}>
            {item}
          </li>,
        ])}
      </ul>
    </HeadedSection>
  );
}
