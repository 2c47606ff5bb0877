import type { ReactNode } from 'react';
import type { EntranceName } from '../config/animation.ts';
import { Entrance } from '../entrance/Entrance.tsx';
import { Heading } from '../ui/Heading.tsx';
import { headed } from '../ui/page.css.ts';

type Props = { heading: string | undefined; entrance: EntranceName; children: ReactNode };

/** Renders a section that enters as a whole, with an optional heading. */
export function HeadedSection({ heading, entrance, children }: Props) {
  return (
    <section>
      <Entrance name={entrance} className={headed}>
        {heading && <Heading>{heading}</Heading>}
        {children}
      </Entrance>
    </section>
  );
}
