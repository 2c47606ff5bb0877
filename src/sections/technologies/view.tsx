import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import { list, name } from './view.css.ts';

export function Technologies({ heading, items, entrance }: SectionFields['technologies']) {
  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <ul className={list}>
        {/* The spaces separate the names when a visitor copies them as text. */}
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
