import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

/** Figures in large type. */
export function Facts({ heading, items, entrance }: SectionFields['facts']) {
  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <div className={css.room}>
        <dl className={css.facts}>
          {items.map(({ value, label, note }) => (
            <div key={label} className={css.fact}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{value}</dd>
              {note && <dd className={css.note}>{note}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </HeadedSection>
  );
}
