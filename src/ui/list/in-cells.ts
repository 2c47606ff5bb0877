import * as css from './cells.css.ts';
import { type Width, widthsOf } from './widths.ts';

/**
 * Returns the classes of a list of cells, and the width and the class of each by its index, by what `useShapes` says of
 * its pictures. Cards that shrink and are more than stand side by side are in columns.
 */
export function inCells(items: readonly object[], { isShrunk } = { isShrunk: false }) {
  const leads = items.map((item) => 'featured' in item && item.featured === true);
  const isPacked = isShrunk && leads.filter((isLeading) => !isLeading).length > 3;
  const widths = isPacked
    ? leads.map((isLeading): Width => (isLeading ? 'whole' : 'third'))
    : widthsOf(leads);
  const widthOf = (index: number) => widths[index] ?? 'half';
  const columns = widths.includes('third') ? css.inThree : '';
  const height = isPacked ? css.packed : isShrunk ? css.shrunk : '';
  return {
    widthOf,
    className: `${css.cells} ${columns} ${height}`.trim(),
    itemClass: (index: number) => css.widths[widthOf(index)],
  };
}
