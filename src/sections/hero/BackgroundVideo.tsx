import { useEffect, useRef } from 'react';
import { autoplay, mayAutoplay, playMuted } from '../../browser/background-video.ts';
import { Button } from '../../ui/Button.tsx';
import { publicUrl } from '../../ui/public-url.ts';
import type { SectionFields } from '../types.ts';
import { usePlaying } from './use-playing.ts';
import { video as videoClass } from './view.css.ts';

type Fields = NonNullable<SectionFields['hero']['video']>;

/**
 * The background video and the button that pauses it. `main.ts` starts the video of the first page
 * before React hydrates it.
 */
export function BackgroundVideo({ video }: { video: Fields }) {
  const ref = useRef<HTMLVideoElement>(null);
  // It will play soon, so the button says "pause" in the prerendered page already.
  const { playing, setPlaying, handlers } = usePlaying('film', true);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const showState = () => setPlaying(!element.paused);
    if (mayAutoplay()) void autoplay(element).then(showState);
    else showState();
    return () => {
      // Chromium keeps a video that has left the page for as long as its sources have media queries.
      for (const source of element.children) source.removeAttribute('media');
    };
  }, [setPlaying]);

  const toggle = () => {
    const element = ref.current;
    // `playing` is set by a later event: by it, the second of two quick clicks would do nothing.
    if (element?.paused === false) element.pause();
    else if (element) void playMuted(withSource(element, video));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: without controls a video takes no focus */}
      <video
        ref={ref}
        className={videoClass}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        {...handlers}
        // It may have started already, with attributes that React does not expect.
        suppressHydrationWarning
      >
        {sourcesOf(video).map(({ src, type, media }) => (
          <source key={src} src={publicUrl(src)} type={type} media={media} />
        ))}
      </video>
      <Button on="video" onPress={toggle}>
        {playing ? video.pause : video.play}
      </Button>
    </>
  );
}

const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** The landscape sources come first: browsers without `media` for sources of videos take the first. */
function sourcesOf({ sources, portrait }: Fields) {
  const orientation = portrait ? '(orientation: landscape) and ' : '';
  return [
    ...sources.map((source) => ({ ...source, media: orientation + motionAllowed })),
    ...(portrait?.sources ?? []).map((source) => ({
      ...source,
      media: `(orientation: portrait) and ${motionAllowed}`,
    })),
  ];
}

/** Sets a source if the media queries of all sources exclude this visitor, who wants it to play now. */
function withSource(element: HTMLVideoElement, video: Fields): HTMLVideoElement {
  if (element.currentSrc !== '' || mayAutoplay()) return element;
  const isPortrait = window.matchMedia('(orientation: portrait)').matches;
  const { sources } = (isPortrait && video.portrait) || video;
  const playable = sources.find(({ type }) => element.canPlayType(type) !== '');
  if (playable) element.src = publicUrl(playable.src);
  return element;
}
