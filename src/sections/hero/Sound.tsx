import { useEffect, useRef, useState } from 'react';
import { play } from '../../browser/playback.ts';
import { assetUrl } from '../../ui/asset.ts';
import { Button } from '../../ui/Button.tsx';
import type { SectionFields } from '../types.ts';

/** The background track and its button; nothing of it is fetched before the button is pressed. */
export function Sound({ sound }: { sound: SectionFields['hero']['sound'] }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);

  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    // Asked of the element: a press may come before the last one has been answered.
    if (!element.paused) return element.pause();
    element.muted = false;
    void play(element, 'sound').then(() => setPlaying(!element.paused));
  };

  return (
    <>
      <audio
        ref={audio}
        loop
        muted
        preload="none"
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {sound.sources.map(({ src, type }) => (
          <source key={src} src={assetUrl(src)} type={type} />
        ))}
      </audio>
      <Button on="film" onPress={toggle} language={sound.language}>
        {playing ? sound.off : sound.on}
      </Button>
    </>
  );
}
