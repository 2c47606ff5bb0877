import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { goOn, hasNoSource, stop } from '../../browser/playback.ts';

type MediaEvent = SyntheticEvent<HTMLMediaElement>;

type Options<Media> = {
  /** What the console calls it. */
  name: string;
  /** Whether it is about to play when it comes on the page. */
  playsSoon: boolean;
  start: (media: Media) => Promise<void>;
};

/**
 * Whether an audio or video element plays, whether it can, and the properties by which it says so: also
 * where it was started or stopped from outside, such as by the keys of a keyboard.
 */
export function usePlaying<Media extends HTMLMediaElement>(options: Options<Media>) {
  const { name, playsSoon, start } = options;
  const ref = useRef<Media>(null);
  const [playing, setPlaying] = useState(playsSoon);
  const [isPlayable, setPlayable] = useState(true);
  const show = ({ currentTarget }: MediaEvent) => setPlaying(!currentTarget.paused);

  const onFailure = () => {
    const media = ref.current;
    if (media?.error) {
      stop(media, name, media.error);
      if (goOn(media) && playing) void start(media);
      return;
    }
    // The last of its files fails before the element says that there are no more.
    setTimeout(() => {
      if (!media || !hasNoSource(media)) return;
      if (!media.paused) stop(media, name, new Error('none of its files could be loaded'));
      // The focus would be lost with the button, which goes.
      if (media.nextElementSibling === document.activeElement) media.parentElement?.focus();
      setPlayable(false);
    });
  };
  // It may have failed before React hydrated it.
  const lookBack = useEffectEvent(onFailure);
  useEffect(() => lookBack(), []);

  const properties = {
    ref,
    onPlay: show,
    onPause: show,
    onEmptied: show,
    // The errors of its sources do not bubble.
    onErrorCapture: onFailure,
  };
  return { ref, playing, setPlaying, isPlayable, properties };
}
