import { initialOf } from '../../shared/visible-text.ts';
import { Picture } from '../Picture.tsx';
import { plate } from './plate.css.ts';
import { shapedPicture } from './shape.css.ts';
import type { useShapes } from './shapes.ts';

type Props = {
  title: string;
  picture?: { src: string; alt: string; focus?: string | undefined } | undefined;
  /** Where the entry leads to: a page of this site, or a URL. */
  page?: string | undefined;
  url?: string | undefined;
  /** How the pictures of the list are shown. */
  shapes: NonNullable<ReturnType<typeof useShapes>>;
  /** The attribute `sizes` of the picture. */
  sizes: string;
  /** Whether the list shows another picture before this one. */
  isLater: boolean;
};

/**
 * Renders the picture of an entry, or a plate in its place, with the title's first letter, which screen readers ignore.
 * Where half of the entries have no picture, none has a plate.
 */
export function Frame(props: Props) {
  const { title, picture, shapes, sizes, isLater } = props;
  const className = picture ? `${shapedPicture} ${shapes.own(picture)}` : `${plate} ${shapes.list}`;
  if (picture)
    return (
      <Picture
        {...picture}
        sizes={sizes}
        className={className}
        isLater={isLater}
        {...(import.meta.env.MOVING && (props.page ?? props.url) && { moves: 'in link' })}
      />
    );
  if (shapes.isSparse) return null;
  return <div aria-hidden="true" className={className} data-initial={initialOf(title)} />;
}
