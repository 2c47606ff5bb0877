import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from '../../entrance/stillness.ts';
import { assetUrl } from '../../ui/asset.ts';
import { Button } from '../../ui/Button.tsx';
import type { SectionFields } from '../types.ts';
import { logRefusal } from './refusal.ts';
import { film as filmClass } from './view.css.ts';

type FilmFields = SectionFields['hero']['video'];

/**
 * The background film and the button that pauses it; no byte of it loads where it may not play.
 * It comes with the script that starts it: one in the document holds up the first paint, since a
 * browser reads its own styles for films then.
 */
export function Film({ film }: { film: FilmFields }) {
  const video = useRef<HTMLVideoElement>(null);
  const [sources, setSources] = useState<FilmFields['sources']>();
  // It is about to play, and its button says so from the first paint on, with scripts or without.
  const [playing, setPlaying] = useState(true);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const plays = !prefersStillness() && !savesData();
    setPlaying(plays);
    setSources(plays ? sourcesFor(film) : []);
  }, [film]);

  useEffect(() => {
    if (sources?.length && video.current) play(video.current, () => setPlaying(false));
  }, [sources]);

  const toggle = () => {
    // Not by `playing`, which learns of a press an event later: two at once would count as one.
    if (video.current?.paused === false) video.current.pause();
    else if (sources?.length && video.current) play(video.current, () => setPlaying(false));
    else setSources(sourcesFor(film));
  };
  const onPlaying = () => {
    setPlaying(true);
    setShown(true);
  };

  const onMissing = () => {
    setPlaying(false);
    video.current?.pause();
    console.warn('The film did not start: it could not be loaded');
  };

  return (
    <>
      {sources && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: without controls a video takes no focus
        <video
          ref={video}
          className={filmClass}
          data-shown={shown}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          onPlaying={onPlaying}
          onPause={() => setPlaying(false)}
        >
          {sources.map(({ src, type }, index) => (
            <source
              key={src}
              src={assetUrl(src)}
              type={type}
              // Where none of them comes, `play` is neither kept nor refused.
              onError={index === sources.length - 1 ? onMissing : undefined}
            />
          ))}
        </video>
      )}
      <Button onPress={toggle}>{playing ? film.pause : film.play}</Button>
    </>
  );
}

/** The rendition for the screen as it is held. */
function sourcesFor(film: FilmFields): FilmFields['sources'] {
  const isUpright = window.matchMedia('(orientation: portrait)').matches;
  return isUpright && film.portrait ? film.portrait.sources : film.sources;
}

function play(video: HTMLVideoElement, onRefusal: () => void): void {
  // React leaves the attribute off a video that it creates in the browser.
  video.defaultMuted = true;
  video.muted = true;
  video.play().then(
    () => {
      // Not before it plays: Safari draws a play button over a film that may not start by itself.
      video.autoplay = true;
    },
    (error: unknown) => {
      onRefusal();
      logRefusal('film', error);
    },
  );
}

function savesData(): boolean {
  return (
    'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true
  );
}
