import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

export function Facts(fields: SectionFields['facts']) {
  return (
    <HeadedList
      {...fields}
      as="dl"
      isFilled
      className={css.list}
      itemClass={css.fact}
      titleOf={({ value }) => `${value}`}
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
