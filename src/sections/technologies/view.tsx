import { Entrance } from '../../entrance/Entrance.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { headed } from '../../ui/page.css.ts';
import type { SectionFields } from '../types.ts';
import { name, set } from './view.css.ts';

/** A headed set of names. */
export function Technologies({ heading, items, entrance }: SectionFields['technologies']) {
  return (
    <section>
      <Entrance name={entrance} className={headed}>
        <Heading>{heading}</Heading>
        <ul className={set}>
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
