import { useId, useState } from 'react';
import { destination, playIcon } from '../../shared/icon.ts';
import { fillTemplate } from '../../shared/template.ts';
import { videoFrameUrl } from '../../shared/video-frame.ts';
import { useAssets } from '../../ui/assets.ts';
import { button, needsScript } from '../../ui/Button.css.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { fits } from '../../ui/frame/shapes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lettersOf } from '../../ui/letters.ts';
import { Picture } from '../../ui/Picture.tsx';
import { quietLink } from '../../ui/page.css.ts';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

export function Embed(fields: SectionFields['embed']) {
  const { heading, title, video, poster, focus, ratio, play, link, entrance } = fields;
  const [isPlaying, setPlaying] = useState(false);
  const titleId = useId();
  const { width = 0, height = 0 } = useAssets().pictures[poster ?? ''] ?? {};
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const isCut = focus !== undefined || fits(height ? width / height : undefined, across / down);
  return (
    <HeadedSection heading={heading} entrance={entrance} content="pictures">
      <figure className={css.figure[ratio]}>
        <div className={css.screen}>
          {isPlaying ? (
            <VideoFrame video={video} title={title} />
          ) : (
            <>
              {poster ? (
                <Picture
                  src={poster}
                  alt=""
                  focus={focus}
                  isGround
                  {...(import.meta.env.MOVING && { moves: 'never' })}
                  sizes="(min-width: 92rem) 82rem, 100vw"
                  className={isCut ? css.filling : css.contained}
                />
              ) : (
                <p id={titleId} className={css.cover} {...lettersOf(title)}>
                  {title}
                </p>
              )}
              <button
                type="button"
                className={`${needsScript} ${css.button}`}
                aria-describedby={titleId}
                onClick={() => setPlaying(true)}
              >
                <span className={`${button.page} ${css.label}`}>
                  <Icon name={playIcon} />
                  {play}
                </span>
              </button>
            </>
          )}
        </div>
        <figcaption className={css.caption}>
          {(poster || isPlaying) && (
            <p id={titleId} className={css.title}>
              {title}
            </p>
          )}
          <ExternalLink url={video} className={quietLink}>
            {fillTemplate(link, { host: destination(video) })}
          </ExternalLink>
        </figcaption>
      </figure>
    </HeadedSection>
  );
}

/** Focuses the video player when it is inserted, since it replaces the button that had the focus. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

function VideoFrame({ video, title }: Pick<SectionFields['embed'], 'video' | 'title'>) {
  return (
    <iframe
      ref={focus}
      src={videoFrameUrl(video)}
      title={title}
      className={css.filling}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-popups allow-presentation allow-same-origin allow-scripts"
      // Video hosts refuse to play without a referrer, so the page's origin is sent.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
