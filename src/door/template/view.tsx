import { Entry, type Fields, HeadedList, LinkTo, lines, quietLink } from 'vitrine/section';
import type { specimens } from './schema.ts';
import * as css from './view.css.ts';

export function Specimens(fields: Fields<typeof specimens>) {
  return (
    <HeadedList {...fields} {...lines} titleOf={({ title }) => title}>
      {({ title, place, url }) => (
        <Entry
          below={fields.heading}
          title={
            <LinkTo url={url} className={quietLink}>
              {title}
            </LinkTo>
          }
          note={place !== undefined && <span className={css.place}>{place}</span>}
        />
      )}
    </HeadedList>
  );
}
