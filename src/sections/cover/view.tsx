import { Entrance } from '../../entrance/Entrance.tsx';
import { useAssets } from '../../ui/assets.ts';
import * as css from '../../ui/cover.css.ts';
import { Heading } from '../../ui/Heading.tsx';
import { fillingWidth, Picture } from '../../ui/Picture.tsx';
import { useSectionPlace } from '../../ui/section-place.ts';
import { Tags } from '../../ui/Tags.tsx';
import type { SectionFields } from '../types.ts';

/** The least shape of a picture above its words. One that is no wider would lose half of itself there. */
const broad = 1.2;

/** Renders the opening of a page. A broad picture stands above the words, and any other beside them. */
export function Cover({ heading, picture, facts, tags, entrance }: SectionFields['cover']) {
  const { pictures } = useAssets();
  const { isFirst } = useSectionPlace();
  const files = picture && pictures[picture.src];
  const isAbove =
    files &&
    files.width >= fillingWidth &&
    (picture.focus !== undefined || files.width / files.height >= broad);
  const known = Object.entries(facts);
  return (
    <section
      data-cover=""
      className={`${picture && !isAbove ? css.beside : css.cover} ${isFirst ? css.first : ''}`}
    >
      {picture && (
        <Picture
          {...picture}
          sizes={isAbove ? '100vw' : '(min-width: 56rem) 45vw, 100vw'}
          className={isAbove ? css.above : css.whole}
        />
      )}
      <Entrance name={entrance} className={css.words}>
        <Heading>{heading}</Heading>
        {known.length + tags.length > 0 && (
          <div className={css.known}>
            {known.length > 0 && (
              <dl className={css.facts}>
                {known.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {tags.length > 0 && <Tags tags={tags} />}
          </div>
        )}
      </Entrance>
    </section>
  );
}
