/** The aspect ratios of the square and landscape shapes. */
const landscape = [1, 10 / 9, 5 / 4, 4 / 3, 3 / 2, 16 / 9, 2, 5 / 2, 3, 4];

/** The aspect ratios that pictures are cropped to, in landscape and portrait orientation. */
export const shapes: readonly number[] = [
  ...landscape,
  ...landscape.slice(1, -1).map((ratio) => 1 / ratio),
];

/** Returns the aspect ratio of a picture. SVG files have no size in pixels, so their ratio is 4:3. */
export function ratioOf(picture: { width: number; height: number } | undefined): number {
  return picture ? picture.width / picture.height : 4 / 3;
}

/** Returns the index of the shape nearest to a ratio, which cuts off the least of a picture. */
export function nearestShape(ratio: number): number {
  const distances = shapes.map((shape) => Math.abs(Math.log(shape / ratio)));
  return distances.indexOf(Math.min(...distances));
}

/** Returns the density of a gallery's rows: few pictures are shown large, and many pictures small. */
export function densityOf(count: number): 'few' | 'some' | 'many' {
  if (count < 4) return 'few';
  return count > 24 ? 'many' : 'some';
}

/** The width of a square picture in percent of the screen's width, on wide and on narrow screens. */
const squareWidths = {
  few: { wide: 100, narrow: 100 },
  some: { wide: 26, narrow: 70 },
  many: { wide: 17, narrow: 45 },
};

/** Returns the attribute `sizes` of a picture with this aspect ratio, in a gallery of `count` pictures. */
export function sizesOf(ratio: number, count: number): string {
  const { wide, narrow } = squareWidths[densityOf(count)];
  const width = (square: number) => `${Math.min(100, Math.ceil(ratio * square))}vw`;
  return `(min-width: 56rem) ${width(wide)}, ${width(narrow)}`;
}
