import { Entrance } from '../../entrance/Entrance.tsx';
import { subtitle } from '../../ui/page.css.ts';
import type { SectionFields } from '../types.ts';
import { list, name } from './view.css.ts';

/** A list of short names under a heading. */
export function Technologies({ heading, items, entrance }: SectionFields['technologies']) {
  return (
    <section>
      <Entrance name={entrance}>
        <h2 className={subtitle}>{heading}</h2>
        <ul className={list}>
          {items.map((item) => (
            <li key={item} className={name}>
              {item}
            </li>
          ))}
        </ul>
      </Entrance>
    </section>
  );
}
