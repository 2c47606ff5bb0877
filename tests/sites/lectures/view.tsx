import {
  datedLines,
  Entry,
  type Fields,
  FormattedDate,
  Frame,
  HeadedList,
  LinkTo,
  quietLink,
  useShapes,
} from 'vitrine/section';
import type { lectures } from './schema.ts';

export function Lectures(fields: Fields<typeof lectures>) {
  const { heading, items } = fields;
  const shapes = useShapes(items);
  return (
    <HeadedList {...fields} {...datedLines} titleOf={({ title }) => title}>
      {(talk) => (
        <Entry
          below={heading}
          meta={talk.date && <FormattedDate date={talk.date} />}
          frame={
            shapes && (
              <Frame
                {...talk}
                shapes={shapes}
                sizes="(min-width: 56rem) 24vw, 100vw"
                isLater={talk !== items[0]}
              />
            )
          }
          title={
            <LinkTo url={talk.url} className={quietLink}>
              {talk.title}
            </LinkTo>
          }
          note={talk.place}
        />
      )}
    </HeadedList>
  );
}
