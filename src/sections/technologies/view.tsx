import { Entrance } from '../../entrance/Entrance.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { headed } from '../../ui/page.css.ts';
import type { SectionFields } from '../types.ts';
import { list, name } from './view.css.ts';

/** A list of short names under a heading. */
export function Technologies({ heading, items, entrance }: SectionFields['technologies']) {
  return (
    <section>
      <Entrance name={entrance} className={headed}>
        <Heading>{heading}</Heading>
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
