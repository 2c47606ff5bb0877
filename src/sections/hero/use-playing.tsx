import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { goOn, hasNoSource, stop } from '../../browser/playback.ts';
import { publicUrl } from '../../ui/asset-url.ts';

type MediaEvent = SyntheticEvent<HTMLMediaElement>;

type Options<Media> = {
  /** What the console calls it. */
  name: string;
  /** Whether it starts by itself when it is inserted. */
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
    // The error of its last file comes before `networkState` says that no file is left.
    setTimeout(() => {
      if (!media || !hasNoSource(media)) return;
      if (!media.paused) stop(media, name, new Error('none of its files could be loaded'));
      // The button is removed, and the focus would be lost with it.
      if (media.nextElementSibling === document.activeElement) media.parentElement?.focus();
      setPlayable(false);
    });
  };
  // It may have failed before hydration, when nobody listened.
  const lookBack = useEffectEvent(onFailure);
  useEffect(() => lookBack(), []);

  const properties = {
    ref,
    onPlay: show,
    onPause: show,
    onEmptied: show,
    // Errors of <source> elements do not bubble, but they can be captured.
    onErrorCapture: onFailure,
  };
  return { ref, playing, setPlaying, isPlayable, properties };
}

type MediaFile = { src: string; type: string };
type SourcesProps = { files: readonly MediaFile[]; media?: string | undefined };

/** The files of a video or a sound; a browser takes the first that it can play. */
export function Sources({ files, media }: SourcesProps) {
  return files.map(({ src, type }) => (
    <source key={src} src={publicUrl(src)} type={type} media={media} />
  ));
}
