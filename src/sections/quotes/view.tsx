import { LinkTo } from '../../ui/LinkTo.tsx';
import { lettersOf } from '../../ui/letters.ts';
import { quietLink } from '../../ui/page.css.ts';
import { RichText } from '../../ui/RichText.tsx';
import { row } from '../../ui/section.css.ts';
import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

export function Quotes(fields: SectionFields['quotes']) {
  const list = fields.items.length === 1 ? css.single : undefined;
  return (
    <HeadedList {...fields} className={list} itemClass={row}>
      {({ text, name, role, url }) => (
        <figure className={css.quote}>
          <blockquote>
            <p className={css.said} {...lettersOf(`${text}`)}>
              <RichText text={text} />
            </p>
          </blockquote>
          <figcaption>
            <p className={css.name}>
              <LinkTo url={url} className={quietLink}>
                {name}
              </LinkTo>
            </p>
            {role && <p className={css.role}>{role}</p>}
          </figcaption>
        </figure>
      )}
    </HeadedList>
  );
}
