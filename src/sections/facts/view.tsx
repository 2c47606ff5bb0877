import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

export function Facts({ heading, items, entrance }: SectionFields['facts']) {
  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <dl className={css.facts}>
        {items.map(({ value, label, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items keep their order, and two may be alike in part
          <div key={index} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
            {note && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </HeadedSection>
  );
}
