import { Picture } from '../Picture.tsx';
import { Plate } from '../Plate.tsx';
import type { useShapes } from '../shapes.ts';
import { picture as pictureClass, plate } from './works.css.ts';

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

/** Renders the picture of an entry, or a plate in its place. A list without pictures has neither. */
export function Frame({ title, url, picture, shapes, sizes, isLater }: Props) {
  if (!picture) return <Plate title={title} url={url} className={`${plate} ${shapes.list}`} />;
  const className = `${pictureClass} ${shapes.own(picture)}`;
  return <Picture {...picture} sizes={sizes} className={className} isLater={isLater} />;
}
