import { useEffect, useRef, useState } from 'react';
import { autoplay, mayAutoplay, playMuted } from '../../browser/background-video.ts';
import { assetUrl } from '../../ui/asset.ts';
import { Button } from '../../ui/Button.tsx';
import type { SectionFields } from '../types.ts';
import { video as background } from './view.css.ts';

type Fields = SectionFields['hero']['video'];

/**
 * The background video and the button that pauses it. Its sources say for which screens they are, and
 * that none of them is for a visitor who asked for less motion; the first script that runs starts it.
 */
export function BackgroundVideo({ video }: { video: Fields }) {
  const ref = useRef<HTMLVideoElement>(null);
  // It is about to play, and its button says so from the first paint on.
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const showState = () => setPlaying(!element.paused);
    if (mayAutoplay()) void autoplay(element).then(showState);
    else showState();
  }, []);

  const toggle = () => {
    const element = ref.current;
    // Not by `playing`, which learns of a press an event later: two at once would count as one.
    if (element?.paused === false) element.pause();
    else if (element) void playMuted(withSource(element, video));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: without controls a video takes no focus */}
      <video
        ref={ref}
        className={background}
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
        {sourcesOf(video).map(({ src, type, media }) => (
          <source key={src} src={assetUrl(src)} type={type} media={media} />
        ))}
      </video>
      <Button on="film" onPress={toggle}>
        {playing ? video.pause : video.play}
      </Button>
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
function withSource(element: HTMLVideoElement, video: Fields): HTMLVideoElement {
  if (element.currentSrc !== '' || mayAutoplay()) return element;
  const isUpright = window.matchMedia('(orientation: portrait)').matches;
  const { sources } = (isUpright && video.portrait) || video;
  const playable = sources.find(({ type }) => element.canPlayType(type) !== '');
  if (playable) element.src = assetUrl(playable.src);
  return element;
}
