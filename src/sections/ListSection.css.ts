import { globalStyle, style } from '@vanilla-extract/css';
import { farRows, laterRows, rows } from '../entrance/entrance.css.ts';
import { onCards, row, rowCounter, twoColumns } from '../ui/section.css.ts';
import { globalInRoom, halves } from '../ui/style-rules.ts';
import { layout, rules, theme } from '../ui/theme.css.ts';

export const emptyState = style({
  paddingTop: theme.space.l,
  borderTop: rules.page,
  color: theme.color.muted,
  fontSize: theme.size.lead,
});

const lists = `:is(${rows}, ${laterRows})`;
/** A list whose entries stand side by side, if the theme arranges lists so. */
export const works = style({});
const inGrid = `${works} ${lists}`;
if (layout.numbering !== 'none') {
  // Elements with CSS containment have their own counters, so the counter is reset inside the element around
  // all lists. Lists far down the page have containment too, and would begin at 1, so they show no numbers.
  globalStyle(`${rows}`, { counterReset: rowCounter });
  globalStyle(`${farRows} ${row}::before`, { content: 'none' });
}

// A double line closes a list. Without it, the distance to the next section begins at the end of the text in the last row.
if (!onCards) {
  const closing = { borderBottom: rules.page };
  if (layout.rules === 'double') globalStyle(`${lists}:last-child > li:last-child`, closing);
  else globalStyle(`${lists}:last-child`, { marginBlockEnd: `calc(-1 * ${theme.distance.row})` });
  // The last two rows may stand side by side.
  if (layout.rules === 'double' && layout.list === 'grid')
    globalStyle(`${inGrid}:last-child > li:nth-child(odd):nth-last-child(2)`, {
      '@container': { [twoColumns]: closing },
    });
}

const gutter = `clamp(${theme.space.l}, 5vw, ${theme.space.xxl})`;
const gap = onCards ? theme.space.m : `0 ${gutter}`;

if (layout.list === 'grid') {
  globalStyle(inGrid, { '@container': { [twoColumns]: { gridTemplateColumns: halves } } });
}
if (layout.list === 'grid' && onCards) {
  const threeColumns = '(min-width: 64rem)';
  // Four cards fill two rows of two, and not one and a third.
  const list = `${inGrid}:not(:has(> :nth-child(4):last-child))`;
  globalInRoom(list, threeColumns, { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' });
  globalInRoom(`${list} > li`, threeColumns, { gridColumn: 'span 2' });
  // The cards of the last row fill it: two of them have a half each, and one has all of it.
  const last = `${list}:last-child > li`;
  const two = `:is(${last}:nth-child(3n + 1):nth-last-child(2), ${last}:nth-child(3n + 2):last-child)`;
  globalInRoom(two, threeColumns, { gridColumn: 'span 3' });
  globalInRoom(`${last}:nth-child(3n + 1):last-child`, threeColumns, { gridColumn: '1 / -1' });
  globalInRoom(
    `${inGrid}:last-child > li:nth-child(odd):last-child`,
    `${twoColumns} and (not ${threeColumns})`,
    { gridColumn: '1 / -1' },
  );
}
if (layout.list === 'grid' || onCards) {
  globalStyle(lists, { display: 'grid', gap });
  globalStyle(`* + ${lists}`, { marginBlockStart: onCards ? theme.space.m : 0 });
  if (layout.align === 'center') {
    // The last of an odd number of rows stands in the middle, as wide as the others.
    globalStyle(`${works} ${rows}:last-child > li:nth-child(odd):last-child`, {
      '@container': {
        [twoColumns]: {
          gridColumn: '1 / -1',
          justifySelf: 'center',
          width: `calc(50% - ${gutter} / 2)`,
        },
      },
    });
  }
  // Rows side by side are equally high.
  globalStyle(`${lists} > li, ${lists} > li > *`, { display: 'grid' });
}
