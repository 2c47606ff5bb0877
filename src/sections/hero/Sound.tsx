import { useEffect, useRef, useState } from 'react';
import { assetUrl } from '../../ui/asset.ts';
import { Button } from '../../ui/Button.tsx';
import type { SectionFields } from '../types.ts';
import { logRefusal } from './refusal.ts';

/**
 * The background track and its button; nothing of it is fetched before the button is pressed. As
 * with the film, the element comes with the script that plays it.
 */
export function Sound({ sound }: { sound: SectionFields['hero']['sound'] }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [started, setStarted] = useState(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!started) return setStarted(true);
    const element = audio.current;
    return () => element?.pause();
  }, [started]);

  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    // Asked of the element: a press may come before the last one has been answered.
    if (!element.paused) return element.pause();
    element.muted = false;
    element
      .play()
      .then(() => setPlaying(!element.paused))
      .catch((error: unknown) => {
        logRefusal('sound', error);
        // A track that cannot be fetched would count as playing.
        element.pause();
      });
  };

  return (
    <>
      {started && (
        <audio ref={audio} loop muted preload="none" onPause={() => setPlaying(false)}>
          {sound.sources.map(({ src, type }) => (
            <source key={src} src={assetUrl(src)} type={type} />
          ))}
        </audio>
      )}
      <Button onPress={toggle} language={sound.language}>
        {playing ? sound.off : sound.on}
      </Button>
    </>
  );
}
