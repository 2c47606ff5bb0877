import { Entrance } from '../../entrance/Entrance.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { headed } from '../../ui/page.css.ts';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

/** Figures in large type. */
export function Facts({ heading, items, entrance }: SectionFields['facts']) {
  return (
    <section>
      <Entrance name={entrance} className={headed}>
        {heading && <Heading>{heading}</Heading>}
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
      </Entrance>
    </section>
  );
}
