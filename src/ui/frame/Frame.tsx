import { destination } from '../../shared/icon.ts';
import { initialOf } from '../../shared/visible-text.ts';
import { Picture } from '../Picture.tsx';
import { plate } from './plate.css.ts';
import { shapedPicture } from './shape.css.ts';
import type { useShapes } from './shapes.ts';

type Props = {
  title: string;
  url?: string | undefined;
  picture?: { src: string; alt: string; focus?: string | undefined } | undefined;
  /** How the pictures of the list are shown. */
  shapes: NonNullable<ReturnType<typeof useShapes>>;
  /** The attribute `sizes` of the picture. */
  sizes: string;
  /** Whether the list shows another picture before this one. */
  isLater: boolean;
};

/**
 * Renders the picture of an entry, or a plate in its place, with the title's first letter and the URL's host. Screen
 * readers ignore the plate. A list without pictures has neither.
 */
export function Frame({ title, url, picture, shapes, sizes, isLater }: Props) {
  if (picture) {
    const className = `${shapedPicture} ${shapes.own(picture)}`;
    return <Picture {...picture} sizes={sizes} className={className} isLater={isLater} />;
  }
  return (
    <div
      aria-hidden="true"
      className={`${plate} ${shapes.list}`}
      data-initial={initialOf(title)}
      data-host={url?.startsWith('.') ? undefined : url && destination(url)}
    />
  );
}
