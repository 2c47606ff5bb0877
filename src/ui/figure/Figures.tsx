import { lettersOf } from '../letters.ts';
import * as css from './figures.css.ts';

type Figure = { value: string | number; label: string; note?: string | undefined };

/** Renders figures in large type, all in one size, each with what it counts. */
export function Figures({ items }: { items: readonly Figure[] }) {
  const letters = lettersOf(...items.map(({ value }) => `${value}`.replace(/\s/g, '')));
  return (
    <dl className={css.list} {...letters}>
      {items.map(({ value, label, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items keep their order, and may be equal
        <div key={index} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
