import { useEffect, useRef, useState } from 'react';
import { autoplay, mayAutoplay, playMuted } from '../../browser/background-video.ts';
import { assetUrl } from '../../ui/asset.ts';
import { Button } from '../../ui/Button.tsx';
import type { SectionFields } from '../types.ts';
import { film as filmClass } from './view.css.ts';

type Fields = SectionFields['hero']['film'];

/**
 * The background video and the button that pauses it. Its sources say for which screens they are, and
 * that none of them is for a visitor who asked for less motion; the first script that runs starts it.
 */
export function BackgroundVideo({ film }: { film: Fields }) {
  const video = useRef<HTMLVideoElement>(null);
  // It is about to play, and its button says so from the first paint on.
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const showState = () => setPlaying(!element.paused);
    if (mayAutoplay()) void autoplay(element).then(showState);
    else showState();
  }, []);

  const toggle = () => {
    const element = video.current;
    // Not by `playing`, which learns of a press an event later: two at once would count as one.
    if (element?.paused === false) element.pause();
    else if (element) void playMuted(withSource(element, film));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: without controls a video takes no focus */}
      <video
        ref={video}
        className={filmClass}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        // It may have started before React has come.
        suppressHydrationWarning
      >
        {sourcesOf(film).map(({ src, type, media }) => (
          <source key={src} src={assetUrl(src)} type={type} media={media} />
        ))}
      </video>
      <Button onPress={toggle}>{playing ? film.pause : film.play}</Button>
    </>
  );
}

const inMotion = '(prefers-reduced-motion: no-preference)';

/** The wide rendition comes first: browsers that know no `media` here take it. */
function sourcesOf({ sources, portrait }: Fields) {
  const orientation = portrait ? '(orientation: landscape) and ' : '';
  return [
    ...sources.map((source) => ({ ...source, media: orientation + inMotion })),
    ...(portrait?.sources ?? []).map((source) => ({
      ...source,
      media: `(orientation: portrait) and ${inMotion}`,
    })),
  ];
}

/** With a source of its own where none of those in the document is for this visitor. */
function withSource(video: HTMLVideoElement, film: Fields): HTMLVideoElement {
  if (video.currentSrc !== '' || mayAutoplay()) return video;
  const isUpright = window.matchMedia('(orientation: portrait)').matches;
  const { sources } = (isUpright && film.portrait) || film;
  const playable = sources.find(({ type }) => video.canPlayType(type) !== '');
  if (playable) video.src = assetUrl(playable.src);
  return video;
}
