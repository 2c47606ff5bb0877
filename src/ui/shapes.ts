import { useAssets } from './assets.ts';
import { digits, onGround, whole } from './shape.css.ts';

/** Returns the classes of an element of this shape, which is its width relative to its height. */
export function shaped(value: number): string {
  const written = String(Math.min(9999, Math.round(value * 1000))).padStart(4, '0');
  return digits.map((classes, index) => classes[Number(written[index])]).join(' ');
}

/** Checks whether a picture loses less than 8 % of itself in a frame. The shape of an SVG is not known. */
export function fits(shape: number | undefined, frame: number): boolean {
  return shape === undefined || Math.max(shape / frame, frame / shape) < 13 / 12;
}

/** The shape of a frame if no picture is known. */
const usual = 3 / 2;

/** Returns the most common shape of pictures that a list can have; of several the one nearest to the usual shape. */
export function commonShape(shapes: readonly number[]): number {
  const inBounds = shapes.map((shape) => Math.max(3 / 4, Math.min(12 / 5, shape)));
  const distance = (shape: number) => Math.max(shape / usual, usual / shape);
  const ranked = inBounds
    .map((shape) => ({ shape, count: shapes.filter((each) => fits(each, shape)).length }))
    .toSorted(
      (one, other) => other.count - one.count || distance(one.shape) - distance(other.shape),
    );
  return ranked[0]?.shape ?? usual;
}

type Framed = { src: string; focus?: string | undefined };

/**
 * Returns how the pictures of a list are shown: in the most common shape if that cuts little of them or their owner
 * has said what stays in sight, and else each in its own. Undefined for a list without pictures.
 */
export function useShapes(entries: readonly { picture?: Framed | undefined }[]) {
  const { pictures } = useAssets();
  const shapeOf = ({ src }: Framed) => {
    const { width, height } = pictures[src] ?? {};
    return width && height ? width / height : undefined;
  };
  const framed = entries.flatMap(({ picture }) => picture ?? []);
  if (framed.length === 0) return undefined;
  const common = commonShape(framed.flatMap((each) => shapeOf(each) ?? []));
  const own = (picture: Framed) => {
    const shape = shapeOf(picture);
    if (picture.focus !== undefined || shape === undefined || fits(shape, common)) return '';
    return onGround ? ` ${whole}` : ` ${whole} ${shaped(shape)}`;
  };
  return { isUpright: common < 1, list: shaped(common), own };
}
