import { Entrance } from '../../entrance/Entrance.tsx';
import { subtitle } from '../../ui/page.css.ts';
import type { SectionFields } from '../types.ts';
import { body } from './view.css.ts';

/** Running text under an optional heading. */
export function Prose({ heading, paragraphs, entrance }: SectionFields['prose']) {
  return (
    <section>
      <Entrance name={entrance}>
        {heading && <h2 className={subtitle}>{heading}</h2>}
        <div className={body}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Entrance>
    </section>
  );
}
