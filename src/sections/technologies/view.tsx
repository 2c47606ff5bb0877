import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import { list, name, word } from './view.css.ts';

/** A list of short names under a heading. */
export function Technologies({ heading, items, entrance }: SectionFields['technologies']) {
  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <ul className={list}>
        {items.map((item) => (
          <li key={item} className={name}>
            <span className={word}>{item}</span>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
