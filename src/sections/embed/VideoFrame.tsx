import { useEffect, useRef } from 'react';
import { videoFrameUrl } from '../../shared/video-frame.ts';
import { filling } from './view.css.ts';

/** Renders the video player, and focuses it, since the player replaces the focused button. */
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
      // Video hosts refuse to play on a page without a known origin.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
