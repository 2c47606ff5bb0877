import { Fragment } from 'react';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import { list, name } from './view.css.ts';

/** A list of short names under a heading. */
export function Technologies({ heading, items, entrance }: SectionFields['technologies']) {
  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <ul className={list}>
        {items.map((item) => (
          // The blank parts the names where they are copied.
          <Fragment key={item}>
            <li className={name}>{item}</li>{' '}
          </Fragment>
        ))}
      </ul>
    </HeadedSection>
  );
}
