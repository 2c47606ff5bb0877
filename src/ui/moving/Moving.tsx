import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './moving.css.ts';

type Props = {
  /** The URL of the file that plays in the place of the picture. */
  url: string;
  /** The words that offer to play it. */
  play: string;
  alt: string;
  className: string;
  focus: string | undefined;
  /** Whether a link leads from the picture, so that a press follows it, and does not play. */
  isInLink: boolean;
  children: ReactNode;
};

/**
 * Renders the place of a picture that moves, with a mark on it. Without script, it links to the file that plays. The
 * script that plays it is loaded where a page has such a picture.
 */
export function Moving({ url, play, alt, className, focus, isInLink, children }: Props) {
  const place = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = link.current ?? place.current;
    const ending = new AbortController();
    const start = async () => {
      const { letMove } = await import('./let-move.ts');
      if (element) letMove(element, url, ending.signal);
    };
    // Without the script of its own, the picture stands still, and still links to the file.
    start().catch((error) => console.warn('A picture stands still:', error));
    return () => ending.abort();
  }, [url]);
  const shared = { className: `${css.moving} ${className}`, 'data-focus': focus };
  if (isInLink)
    return (
      <span ref={place} {...shared}>
        {children}
      </span>
    );
  return (
    <a ref={link} href={url} aria-label={alt ? `${play}: ${alt}` : play} {...shared}>
      {children}
    </a>
  );
}
