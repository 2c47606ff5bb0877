import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import { list, name } from './view.css.ts';

export function Technologies({ heading, items, entrance }: SectionFields['technologies']) {
  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <ul className={list}>
        {/* With blanks between them, the names are words of their own when they are copied. */}
        {items.flatMap((item) => [
          <li key={item} className={name}>
            {item}
          </li>,
          ' ',
        ])}
      </ul>
    </HeadedSection>
  );
}
