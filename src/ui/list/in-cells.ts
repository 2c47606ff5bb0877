import * as css from './cells.css.ts';
import { type Width, widthsOf } from './widths.ts';

/**
 * Returns the classes of a list of cells, and the width and the class of each by its index, by whether each leads.
 * @param isShrunk whether each is only as high as its own picture and its words, as `useShapes` says
 */
export function inCells(leads: readonly boolean[], isShrunk = false) {
  const isPacked = isShrunk && !leads.includes(true);
  const widths = isPacked ? leads.map((): Width => 'third') : widthsOf(leads);
  const widthOf = (index: number) => widths[index] ?? 'half';
  const columns = widths.includes('third') ? css.inThree : '';
  const height = isPacked ? css.packed : isShrunk ? css.shrunk : '';
  return {
    widthOf,
    className: `${css.cells} ${columns} ${height}`.trim(),
    itemClass: (index: number) => css.widths[widthOf(index)],
  };
}
