import { type PictureFiles, useAssets } from '../assets.ts';
import { digitsOf } from '../digits.ts';
import { onCards } from '../section.css.ts';
import { onGround, whole } from './shape.css.ts';

/** Returns the classes of an element of this shape, which is its width relative to its height. */
export const shaped = (value: number) => digitsOf('s-', 1000 * value, 4).join(' ');

/** Returns the shape of a picture; 3:2 for one of unknown size. */
export const shapeOf = (files: PictureFiles | undefined) =>
  files ? files.width / files.height : 1.5;

/** Checks whether a picture loses less than 8 % of itself in a frame. The shape of an SVG is not known. */
export function fits(shape: number | undefined, frame: number): boolean {
  return shape === undefined || Math.max(shape / frame, frame / shape) < 13 / 12;
}

/** Returns the most common shape of pictures that a list can have; of several the one nearest to 3:2. */
export function commonShape(shapes: readonly number[]): number {
  const rank = (shape: number) =>
    shapes.filter((each) => fits(each, shape)).length - Math.abs(Math.log(shape / 1.5)) / 9;
  const inBounds = shapes.map((shape) => Math.max(0.75, Math.min(2.4, shape)));
  return inBounds.sort((one, other) => rank(other) - rank(one))[0] ?? 1.5;
}

type Framed = { src: string; focus?: string | undefined };

/**
 * Returns how the pictures of a list are shown: in the most common shape if that cuts little of them or their owner
 * has said what stays in sight, and else each in its own. Then cards shrink, each as high
 * as its own picture. Undefined for a list without pictures; sparse is one in which half of the entries have none.
 */
export function useShapes(entries: readonly { picture?: Framed | undefined }[]) {
  const { pictures } = useAssets();
  const knownShape = ({ src }: Framed) => {
    const files = pictures[src];
    return files && files.width / files.height;
  };
  const framed = entries.flatMap(({ picture }) => picture ?? []);
  if (framed.length === 0) return undefined;
  const common = commonShape(framed.flatMap((each) => knownShape(each) ?? []));
  const list = shaped(common);
  const isCut = (picture: Framed) =>
    picture.focus !== undefined || fits(knownShape(picture), common);
  const own = (picture: Framed) => {
    if (isCut(picture)) return list;
    return `${whole} ${onGround ? list : shaped(knownShape(picture) ?? common)}`;
  };
  const isSparse = 2 * framed.length <= entries.length;
  const isShrunk = isSparse || (onCards && !framed.every(isCut));
  return { isShrunk, isSparse, list, own };
}
