import type { RichText as Text } from '../../shared/rich-text.ts';
import { LinkTo } from '../LinkTo.tsx';
import { lettersOf } from '../letters.ts';
import { quietLink } from '../page.css.ts';
import { RichText } from '../RichText.tsx';
import * as css from './quote.css.ts';

type Props = {
  text: Text;
  /** Who said it. */
  name?: string | undefined;
  role?: string | undefined;
  /** Where the name leads to. */
  url?: string | undefined;
  className?: string;
};

/** Renders a quote, with the marks of the page's language, and who said it. */
export function Quote({ text, name, role, url, className = '' }: Props) {
  return (
    <figure className={`${css.quote} ${className}`}>
      <blockquote>
        <p className={css.said} {...lettersOf(`${text}`)}>
          <RichText text={text} />
        </p>
      </blockquote>
      {name && (
        <figcaption>
          <p className={css.name}>
            <LinkTo url={url} className={quietLink}>
              {name}
            </LinkTo>
          </p>
          {role && <p className={css.role}>{role}</p>}
        </figcaption>
      )}
    </figure>
  );
}
