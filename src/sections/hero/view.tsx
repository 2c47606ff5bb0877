import { Link } from '@tanstack/react-router';
import { useContent } from '../../data/use-content.tsx';
import { Entrance } from '../../entrance/Entrance.tsx';
import { enteringIcon } from '../../shared/icon.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { pressable } from '../../ui/pressable.css.ts';
import type { SectionFields } from '../types.ts';
import { BackgroundVideo } from './BackgroundVideo.tsx';
import { Sound } from './Sound.tsx';
import * as css from './view.css.ts';

/** The welcome screen. */
export function Hero({ video, sound, links, entrances }: SectionFields['hero']) {
  const owner = useContent((content) => content.owner);
  return (
    <section className={css.hero}>
      <Picture
        src={video.poster}
        portrait={video.portrait?.poster}
        alt=""
        sizes="100vw"
        className={css.poster}
        first
      />
      <div className={css.texts}>
        {owner && (
          <>
            <Entrance name={entrances.name} className={css.heading}>
              <h1 className={css.name}>{owner.nameOwn}</h1>
            </Entrance>
            <div className={css.details}>
              <Entrance name={entrances.profession}>
                <p className={css.profession}>{owner.profession}</p>
              </Entrance>
              <Entrance name={entrances.label}>
                <p className={css.label}>{owner.label}</p>
              </Entrance>
            </div>
          </>
        )}
        <Entrance name={entrances.links} className={css.navigation}>
          <nav aria-label={links.label}>
            <ul className={css.links}>
              {links.pages.map(({ label, page }) => (
                <li key={page}>
                  <Link to={`/${page}`} className={`${pressable} ${css.link}`}>
                    {label}
                    <Icon name={enteringIcon} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Entrance>
      </div>
      <div className={css.controls}>
        <Sound sound={sound} />
        <BackgroundVideo video={video} />
      </div>
    </section>
  );
}
