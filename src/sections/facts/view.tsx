import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

export function Facts(fields: SectionFields['facts']) {
  return (
    <HeadedList
      {...fields}
      as="dl"
      isFilled
      className={css.facts[columnsOf(fields.items.length)]}
      itemClass={css.fact}
    >
      {({ value, label, note }) => (
        <>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
          {note && <dd className={css.note}>{note}</dd>}
        </>
      )}
    </HeadedList>
  );
}

/** Returns the number of columns in which this many figures fill all rows, as the name of a class. */
function columnsOf(count: number): keyof typeof css.facts {
  if (count === 1) return 'one';
  if (count === 2) return 'two';
  if (count % 4 === 0) return 'four';
  return count % 3 === 0 ? 'three' : 'any';
}
