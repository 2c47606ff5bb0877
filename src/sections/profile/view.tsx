import { useContent } from '../../data/use-content.ts';
import * as css from '../../ui/frame/portrait.css.ts';
import { useShapes } from '../../ui/frame/shapes.ts';
import { lettersOf } from '../../ui/letters.ts';
import { Picture } from '../../ui/Picture.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';

export function Profile({ photo, ...fields }: SectionFields['profile']) {
  const shapes = useShapes([{ picture: photo }]);
  const owner = useContent((content) => content.owner);
  return (
    <HeadedSection {...fields} content="cards">
      <figure className={`${css.figure} ${shapes?.list ?? ''}`}>
        {photo && (
          <Picture
            {...photo}
            sizes="(min-width: 56rem) 30rem, min(100vw - 2.5rem, 26rem)"
            className={css.photo}
          />
        )}
        {owner && (
          <figcaption className={css.words}>
            {owner.nameOwn && (
              <p className={css.name} {...lettersOf(owner.nameOwn)}>
                {owner.nameOwn}
              </p>
            )}
            {owner.profession && <p className={css.profession}>{owner.profession}</p>}
            {owner.label && <p className={css.label}>{owner.label}</p>}
          </figcaption>
        )}
      </figure>
    </HeadedSection>
  );
}
