import type { ReactNode } from 'react';
import { Entrance } from '../../entrance/Entrance.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Heading, Subheading } from '../../ui/Heading.tsx';
import { headed, quietLink, row } from '../../ui/page.css.ts';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

/** What the owner did when. */
export function Timeline({ heading, items, entrance }: SectionFields['timeline']) {
  // Below no heading, those of the entries take its level: none is left out.
  const Title = heading ? Subheading : Heading;
  return (
    <section>
      <Entrance name={entrance} className={headed}>
        {heading && <Heading>{heading}</Heading>}
        <div className={css.room}>
          <ol>
            {items.map(({ period, title, place, url, paragraphs, points }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries keep their order, and may be equal
              <li key={index} className={`${row} ${css.entry}`}>
                <p className={css.period}>{period}</p>
                <div className={css.account}>
                  <div>
                    <Title className={css.title}>
                      <Linked url={place === undefined ? url : undefined}>{title}</Linked>
                    </Title>
                    {place !== undefined && (
                      <p className={css.place}>
                        <Linked url={url}>{place}</Linked>
                      </p>
                    )}
                  </div>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {points.length > 0 && (
                    <ul className={css.points}>
                      {points.map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </ul>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Entrance>
    </section>
  );
}

/** A text that may lead somewhere. */
function Linked({ url, children }: { url: string | undefined; children: ReactNode }) {
  if (url === undefined) return children;
  return (
    <ExternalLink url={url} className={quietLink}>
      {children}
    </ExternalLink>
  );
}
