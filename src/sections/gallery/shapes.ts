/** Two or more pictures that have the same height, side by side. */
export type Row = {
  /** The width of all cells relative to their height. */
  shape: number;
  /** Whether some of its pictures stand in pairs beside others that are as high as two. */
  isDouble: boolean;
  cells: readonly Cell[];
};

/** One picture, or two pictures one above the other, by their indexes. */
export type Cell = { shape: number; pictures: readonly number[] };

/** What the arrangement has to know of a picture. */
export type Framed = { shape: number; hasCaption: boolean };

/** Returns the aspect ratio of a picture. SVG files have no size in pixels, so their ratio is 4:3. */
export function ratioOf(picture: { width: number; height: number } | undefined): number {
  return picture ? picture.width / picture.height : 4 / 3;
}

/** Checks whether there are so many pictures that they are shown small. */
export const areMany = (pictures: readonly unknown[]) => pictures.length > 24;

/** The width of a row relative to its height: of the first, of others, and of others of many pictures. */
const [leading, usual, small] = [2.2, 2.5, 3.6];
/** The most pictures in a row. */
const longest = 12;
/** What an upright picture costs that is as small as its neighbours. */
const uprightCost = 0.05;
/** Engines differ in the last digit of logarithms, and the server and every browser must choose the same rows. */
const tolerance = 1e-9;

const isUpright = ({ shape }: { shape: number }) => shape < 0.9;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The rows of the first pictures of a gallery; the less it costs, the better. */
type Arrangement = { cost: number; rows: Row[] };

/**
 * Divides pictures into rows in which no picture is cropped. Upright pictures, and the first, are as high as two others
 * if these can stand in pairs, one above the other.
 */
export function arrangeRows(pictures: readonly Framed[]): Row[] {
  const ideal = areMany(pictures) ? small : usual;
  const best: Arrangement[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= pictures.length; end += 1) {
    let found: Arrangement = { cost: Number.POSITIVE_INFINITY, rows: [] };
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const before = best[start];
      for (const row of rowsOf(pictures, start, end)) {
        const cost = (before?.cost ?? 0) + costOf(row, start === 0 ? leading : ideal);
        if (before && cost < found.cost - tolerance) found = { cost, rows: [...before.rows, row] };
      }
    }
    best.push(found);
  }
  return best.at(-1)?.rows ?? [];
}

function costOf({ shape, isDouble, cells }: Row, ideal: number) {
  const misfit = Math.log(shape / ideal) ** 2;
  const uprights = isDouble ? [] : cells.filter(isUpright);
  return misfit + uprights.length * uprightCost;
}

/** Returns the ways in which the pictures from `start` to `end` can stand in one row. */
function rowsOf(pictures: readonly Framed[], start: number, end: number): Row[] {
  const single = pictures
    .slice(start, end)
    .map(({ shape }, index) => ({ shape, pictures: [start + index] }));
  const paired = pairs(pictures, start, end);
  const toRow = (cells: readonly Cell[], isDouble: boolean): Row => ({
    shape: sum(cells.map(({ shape }) => shape)),
    isDouble,
    cells,
  });
  return [toRow(single, false), ...(paired ? [toRow(paired, true)] : [])];
}

/** Puts all pictures but the upright ones and the first in pairs. Returns undefined if one is left, or if all stand so. */
function pairs(pictures: readonly Framed[], start: number, end: number): Cell[] | undefined {
  const cells: Cell[] = [];
  for (let index = start; index < end; index += 1) {
    const [upper, lower] = pictures.slice(index, Math.min(index + 2, end));
    if (!upper) return undefined;
    if (isUpright(upper) || index === 0) {
      cells.push({ shape: upper.shape, pictures: [index] });
      continue;
    }
    // A caption between two pictures would make the pair higher than the upright pictures beside it.
    if (!lower || isUpright(lower) || upper.hasCaption) return undefined;
    cells.push({ shape: 1 / (1 / upper.shape + 1 / lower.shape), pictures: [index, index + 1] });
    index += 1;
  }
  return cells.some(({ pictures: { length } }) => length === 1) ? cells : undefined;
}

/** Returns the attribute `sizes` of a picture that takes this share of the gallery on screens `from` this width in rem. */
export function sizesOf(share: number, from: number): string {
  return `(min-width: ${from}rem) ${Math.ceil(Math.min(1, share) * 100)}vw, 100vw`;
}
