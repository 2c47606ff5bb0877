import { Entrance } from '../../entrance/Entrance.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { headed } from '../../ui/page.css.ts';
import type { SectionFields } from '../types.ts';
import { body } from './view.css.ts';

/** Running text under an optional heading. */
export function Prose({ heading, paragraphs, entrance }: SectionFields['prose']) {
  return (
    <section>
      <Entrance name={entrance} className={headed}>
        {heading && <Heading>{heading}</Heading>}
        <div className={body}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Entrance>
    </section>
  );
}
