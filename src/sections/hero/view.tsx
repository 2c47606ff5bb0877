import { Link } from '@tanstack/react-router';
import type { EntranceName } from '../../config/animation.ts';
import { useContent } from '../../data/use-content.ts';
import { Entrance } from '../../entrance/Entrance.tsx';
import { enteringIcon } from '../../shared/icon.ts';
import { useAssets } from '../../ui/assets.ts';
import { pressable } from '../../ui/Button.css.ts';
import { visuallyHidden } from '../../ui/boxes.css.ts';
import { shaped, shapeOf } from '../../ui/frame/shapes.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lettersOf } from '../../ui/letters.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useSectionPlace } from '../../ui/section-place.ts';
import type { SectionFields } from '../types.ts';
import { BackgroundVideo } from './BackgroundVideo.tsx';
import { brief, filmed, plain, poster } from './background.css.ts';
import { picture as pictureClass, pictured } from './pictured.css.ts';
import { Sound } from './Sound.tsx';
import * as css from './view.css.ts';

export function Hero(fields: SectionFields['hero']) {
  const { video, picture, focus, projects, sound, links, entrances } = fields;
  const { fallback } = useSectionPlace();
  const owner = useContent((content) => content.owner);
  const still = video?.poster ?? picture;
  const { pictures } = useAssets();
  const background = video ? filmed : pictured;
  return (
    <section
      className={still ? background : projects ? brief : plain} // A name is not broken at its hyphens.
      {...(owner && lettersOf(owner.nameOwn.replaceAll('-', '\u2011')))}
    >
      {still && (
        <Picture
          src={still}
          portrait={video?.portrait?.poster}
          alt=""
          focus={focus}
          isGround
          {...(import.meta.env.MOVING && { moves: 'never' })}
          sizes="100vw"
          className={video ? poster : `${pictureClass} ${shaped(shapeOf(pictures[still ?? '']))}`}
        />
      )}
      <div className={css.texts}>
        {owner?.nameOwn ? (
          <Entrance name={entrances.name} place={css.heading}>
            <Heading className={css.name}>{owner.nameOwn}</Heading>
          </Entrance>
        ) : (
          fallback && <Heading className={visuallyHidden}>{fallback}</Heading>
        )}
        {owner && (
          <div className={css.details}>
            {owner.profession && (
              <Entrance name={entrances.profession} place={css.detail}>
                <p className={css.profession}>{owner.profession}</p>
              </Entrance>
            )}
            {owner.label && (
              <Entrance name={entrances.label} place={css.detail}>
                <p className={css.label}>{owner.label}</p>
              </Entrance>
            )}
          </div>
        )}
        {links && <PageLinks {...links} entrance={entrances.links} />}
      </div>
      {(sound || video) && (
        <div className={css.controls} tabIndex={-1}>
          {sound && <Sound sound={sound} />}
          {video && <BackgroundVideo video={video} focus={focus} />}
        </div>
      )}
    </section>
  );
}

type PageLinksProps = NonNullable<SectionFields['hero']['links']> & { entrance: EntranceName };

function PageLinks({ label: name, pages, entrance }: PageLinksProps) {
  const { isFirst } = useSectionPlace();
  const Group = isFirst ? 'nav' : 'div';
  return (
    <Entrance name={entrance} place={css.navigation}>
      {/* Landmarks of the same name cannot be told apart, so only a page's first section has a landmark. */}
      <Group aria-label={name} {...(!isFirst && { role: 'group' })}>
        <ul className={css.links} {...lettersOf(...pages.map(({ label }) => label))}>
          {pages.map(({ label, page }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links keep their order, and two may lead to one page
            <li key={index}>
              <Link to={`/${page}`} className={`${pressable} ${css.link}`}>
                {label}
                <Icon name={enteringIcon} />
              </Link>
            </li>
          ))}
        </ul>
      </Group>
    </Entrance>
  );
}
