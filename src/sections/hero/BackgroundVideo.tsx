import { useEffect } from 'react';
import { autoplay, mayAutoplay, playMuted } from '../../browser/background-video.ts';
import { Button } from '../../ui/Button.tsx';
import type { SectionFields } from '../types.ts';
import { video as videoClass } from './background.css.ts';
import { Sources, usePlaying } from './use-playing.tsx';

/**
 * The background video and the button that pauses it. `main.ts` starts the video of the first page
 * before React hydrates it.
 */
export function BackgroundVideo({ video }: { video: NonNullable<SectionFields['hero']['video']> }) {
  const { sources, portrait } = video;
  const { ref, playing, setPlaying, isPlayable, properties } = usePlaying({
    name: 'video',
    // The button says "pause" in the prerendered page already.
    playsSoon: true,
    start: playMuted,
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const showState = () => setPlaying(!element.paused);
    if (mayAutoplay()) void autoplay(element).then(showState);
    else showState();
    return () => {
      // Chromium keeps a removed video in memory for as long as its sources have media queries.
      for (const source of element.children) source.removeAttribute('media');
    };
  }, [ref, setPlaying]);

  const toggle = () => {
    const element = ref.current;
    // `playing` is set by a later event: by it, the second of two quick clicks would do nothing.
    if (element?.paused === false) element.pause();
    else if (element) void playMuted(element);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: without controls a video takes no focus */}
      <video
        {...properties}
        className={videoClass}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        // It may play already, with attributes that React does not expect.
        suppressHydrationWarning
      >
        {/* In this order: browsers that ignore `media` here take the first source. */}
        <Sources files={sources} media={portrait && '(orientation: landscape)'} />
        {portrait && <Sources files={portrait.sources} media="(orientation: portrait)" />}
      </video>
      {isPlayable && (
        <Button variant="video" onPress={toggle}>
          {playing ? video.pause : video.play}
        </Button>
      )}
    </>
  );
}
