import { useEffect } from 'react';
import { autoplay, mayAutoplay, playMuted } from '../../browser/background-video.ts';
import { Button } from '../../ui/Button.tsx';
import type { SectionFields } from '../types.ts';
import { video as videoClass } from './background.css.ts';
import { Sources, usePlaying } from './use-playing.tsx';

type Fields = SectionFields['hero'];
type Props = { video: NonNullable<Fields['video']>; focus: Fields['focus'] };

/** Renders the background video and its pause button. The first page's video was started before hydration. */
export function BackgroundVideo({ video, focus }: Props) {
  const { sources, portrait } = video;
  const { ref, playing, setPlaying, isPlayable, properties } = usePlaying({
    name: 'video',
    // The prerendered button has the label "pause", and hydration must render the same label.
    playsSoon: true,
    start: playMuted,
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (mayAutoplay()) void autoplay(element);
    setPlaying(!element.paused);
    return () => {
      // Chromium never frees a removed video whose sources have media queries, so the queries are removed.
      for (const source of element.children) source.removeAttribute('media');
    };
  }, [ref, setPlaying]);

  const toggle = () => {
    const element = ref.current;
    // An event updates `playing`, and a second click may come before this event. So `paused` is read instead.
    if (element?.paused === false) element.pause();
    else if (element) void playMuted(element);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: without controls a video takes no focus */}
      <video
        {...properties}
        className={videoClass}
        data-background=""
        data-focus={focus}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        // If the video already plays, it has attributes that React would report as a mismatch.
        suppressHydrationWarning
      >
        {/* Browsers that ignore `media` on <source> take the first source, so the landscape files come first. */}
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
