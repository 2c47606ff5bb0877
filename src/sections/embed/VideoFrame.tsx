import { useEffect, useRef } from 'react';
import { videoFrameUrl } from '../../shared/video-frame.ts';
import { filling } from './view.css.ts';

/** The frame of the host. It takes the focus, which was on the button in its place. */
export function VideoFrame({ video, title }: { video: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      src={videoFrameUrl(video)}
      title={title}
      className={filling}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-popups allow-presentation allow-same-origin allow-scripts"
      // Hosts refuse to play in a page of an unknown origin.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
