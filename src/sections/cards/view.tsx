import { Link } from '@tanstack/react-router';
import { Entrance } from '../../entrance/Entrance.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Heading, Subheading } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { headed } from '../../ui/page.css.ts';
import { Tags } from '../../ui/Tags.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

/** Work to look at. */
export function Cards({ heading, items, entrance }: SectionFields['cards']) {
  // Below no heading, the titles take its level: none is left out.
  const Title = heading ? Subheading : Heading;
  return (
    <section>
      <Entrance name={entrance} className={headed}>
        {heading && <Heading>{heading}</Heading>}
        <div className={css.room}>
          <ul className={css.cards}>
            {items.map(({ title, picture, text, tags, page, url }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their order, and may be equal
              <li key={index} className={css.card}>
                {picture && (
                  <Picture
                    src={picture.src}
                    alt={picture.alt}
                    sizes="(min-width: 56rem) 44rem, calc(100vw - 2.5rem)"
                    className={css.picture}
                  />
                )}
                <div className={css.words}>
                  <Title className={css.title}>
                    <Leading title={title} page={page} url={url} />
                  </Title>
                  {text && <p>{text}</p>}
                  {tags.length > 0 && <Tags tags={tags} />}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Entrance>
    </section>
  );
}

type Target = { title: string; page: string | undefined; url: string | undefined };

/** A title, and where it leads. */
function Leading({ title, page, url }: Target) {
  if (page !== undefined) {
    return (
      <Link to={`/${page}`} className={css.link}>
        {title}
      </Link>
    );
  }
  if (url === undefined) return title;
  return (
    <ExternalLink url={url} className={css.link}>
      {title}
    </ExternalLink>
  );
}
