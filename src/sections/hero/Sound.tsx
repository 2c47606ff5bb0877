import { useEffect, useRef } from 'react';
import { fadeOut, play } from '../../browser/playback.ts';
import { Button } from '../../ui/Button.tsx';
import type { SectionFields } from '../types.ts';
import { Sources, usePlaying } from './use-playing.tsx';
import { sounding } from './view.css.ts';

/** Renders the background sound and its button. The sound's file is fetched when the button is pressed. */
export function Sound({ sound }: { sound: NonNullable<SectionFields['hero']['sound']> }) {
  const stopFading = useRef<() => void>(undefined);
  const { ref, playing, setPlaying, isPlayable, properties } = usePlaying({
    name: 'sound',
    playsSoon: false,
    start,
  });

  useEffect(() => {
    const element = ref.current;
    return () => {
      stopFading.current?.();
      element?.pause();
    };
  }, [ref]);

  const toggle = () => {
    const element = ref.current;
    if (!element) return;
    const stop = stopFading.current;
    stop?.();
    // An event updates `playing`, and a second click may come before this event. So `paused` is read instead.
    if (!element.paused && !stop) {
      // The label changes at the click, before the sound has faded out.
      setPlaying(false);
      stopFading.current = fadeOut(element, () => {
        stopFading.current = undefined;
      });
      return;
    }
    // During the fade-out the sound still plays, so no `play` event will update the label.
    if (stop) setPlaying(!element.paused);
    void start(element);
  };

  return (
    <>
      <audio {...properties} loop muted preload="none">
        <Sources files={sound.sources} />
      </audio>
      {isPlayable && (
        <Button variant="video" onPress={toggle} language={sound.language}>
          {playing ? sound.off : sound.on}
          {playing && <span className={sounding} />}
        </Button>
      )}
    </>
  );
}

function start(element: HTMLAudioElement): Promise<void> {
  element.muted = false;
  return play(element, 'sound');
}
