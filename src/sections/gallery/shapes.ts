/** Shapes that are at least as wide as high, by the ratio of the two. */
const landscape = [1, 10 / 9, 5 / 4, 4 / 3, 3 / 2, 16 / 9, 2, 5 / 2, 3, 4];

/** The shapes that pictures are shown in: the wide ones, and all but the first and last set upright. */
export const shapes: readonly number[] = [
  ...landscape,
  ...landscape.slice(1, -1).map((ratio) => 1 / ratio),
];

/** Width by height of a picture; of a drawing, which has no size in pixels, 4:3. */
export function ratioOf(picture: { width: number; height: number } | undefined): number {
  return picture ? picture.width / picture.height : 4 / 3;
}

/** The index of the shape that is nearest to a ratio, so that little of its picture is cut off. */
export function nearestShape(ratio: number): number {
  const distances = shapes.map((shape) => Math.abs(Math.log(shape / ratio)));
  return distances.indexOf(Math.min(...distances));
}

/** How dense the rows are: a few pictures fill theirs, and very many are smaller. */
export function densityOf(count: number): 'few' | 'some' | 'many' {
  if (count < 4) return 'few';
  return count > 24 ? 'many' : 'some';
}

const shares = {
  few: { wide: 100, narrow: 100 },
  some: { wide: 26, narrow: 70 },
  many: { wide: 17, narrow: 45 },
};

/** How wide a picture is shown, as `sizes` takes it. */
export function sizesOf(ratio: number, count: number): string {
  const { wide, narrow } = shares[densityOf(count)];
  const share = (most: number) => `${Math.min(100, Math.ceil(ratio * most))}vw`;
  return `(min-width: 56rem) ${share(wide)}, ${share(narrow)}`;
}
