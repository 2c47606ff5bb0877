import { type Fields, HeadedList, Heading, LinkTo, quietLink, row } from 'vitrine/section';
import type { specimens } from './schema.ts';
import * as css from './view.css.ts';

export function Specimens(fields: Fields<typeof specimens>) {
  return (
    <HeadedList {...fields} itemClass={`${row} ${css.entry}`}>
      {({ title, place, url }) => (
        <>
          <Heading below={fields.heading} className={css.title}>
            <LinkTo url={url} className={quietLink}>
              {title}
            </LinkTo>
          </Heading>
          {place !== undefined && <p className={css.place}>{place}</p>}
        </>
      )}
    </HeadedList>
  );
}
