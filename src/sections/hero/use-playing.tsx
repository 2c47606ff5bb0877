import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasNoSource, stop, tryNextSource } from '../../browser/playback.ts';
import { fileUrl } from '../../ui/asset-url.ts';

type MediaEvent = SyntheticEvent<HTMLMediaElement>;

type Options<Media> = {
  /** The name of the element in console messages. */
  name: string;
  /** Whether the element starts to play when it is inserted. */
  playsSoon: boolean;
  start: (media: Media) => Promise<void>;
};

/** Tracks whether an audio or video element plays, also when media keys start it, and whether it can play. */
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
      if (tryNextSource(media) && playing) void start(media);
      return;
    }
    // The last file's error event comes before `networkState` changes, so the state is read in a later task.
    setTimeout(() => {
      if (!media || !hasNoSource(media)) return;
      if (!media.paused) stop(media, name, new Error('none of its files could be loaded'));
      // The button will be removed. If the button has the focus, the focus moves to the parent element.
      if (media.nextElementSibling === document.activeElement) media.parentElement?.focus();
      setPlayable(false);
    });
  };
  // The element may have failed before hydration, when no listener was set, so its state is checked once.
  const lookBack = useEffectEvent(onFailure);
  useEffect(() => lookBack(), []);

  const properties = {
    ref,
    onPlay: show,
    onPause: show,
    onEmptied: show,
    // Errors of <source> elements do not bubble, so they are captured.
    onErrorCapture: onFailure,
  };
  return { ref, playing, setPlaying, isPlayable, properties };
}

type MediaFile = { src: string; type: string };
type SourcesProps = { files: readonly MediaFile[]; media?: string | undefined };

/** Renders a <source> for each file. Browsers take the first file that they can play. */
export function Sources({ files, media }: SourcesProps) {
  return files.map(({ src, type }) => (
    <source key={src} src={fileUrl(src)} type={type} media={media} />
  ));
}
