import { type SyntheticEvent, useState } from 'react';
import { stop } from '../../browser/playback.ts';

type MediaEvent = SyntheticEvent<HTMLMediaElement>;

/**
 * Whether an audio or video element plays, and the handlers by which it says so: also where it was
 * started or stopped from outside, such as by the keys of a keyboard.
 */
export function usePlaying(name: string, before: boolean) {
  const [playing, setPlaying] = useState(before);
  const show = ({ currentTarget }: MediaEvent) => setPlaying(!currentTarget.paused);
  const handlers = {
    onPlay: show,
    onPause: show,
    onEmptied: show,
    onError: ({ currentTarget }: MediaEvent) => {
      // It has broken off in the middle, of which the promise of `play` tells nothing.
      if (currentTarget.error) stop(currentTarget, name, currentTarget.error);
    },
  };
  return { playing, setPlaying, handlers };
}
