import { globalStyle, style } from '@vanilla-extract/css';
import { farRows, laterRows, rows } from '../entrance/entrance.css.ts';
import { block, onCards, row, rowCounter, twoColumns } from '../ui/page.css.ts';
import { halves } from '../ui/style-rules.ts';
import { layout, rules, theme } from '../ui/theme.css.ts';

export const emptyState = style({
  paddingTop: theme.space.l,
  borderTop: rules.page,
  color: theme.color.muted,
  fontSize: theme.size.lead,
});

const lists = `:is(${rows}, ${laterRows})`;
if (layout.numbering !== 'none') {
  // Elements with CSS containment have their own counters, so the counter is reset inside the element around
  // all lists. Lists far down the page have containment too, and would begin at 1, so they show no numbers.
  globalStyle(`${rows}`, { counterReset: rowCounter });
  globalStyle(`${farRows} ${row}::before`, { content: 'none' });
}

const gap = onCards ? theme.space.m : `0 clamp(${theme.space.l}, 5vw, ${theme.space.xxl})`;

if (layout.list === 'grid') {
  // The number of columns depends on the width of the section, not on the width of the screen.
  globalStyle(`${block} > :last-child`, { containerType: 'inline-size' });
  globalStyle(lists, { '@container': { [twoColumns]: { gridTemplateColumns: halves } } });
}
if (layout.list === 'grid' || onCards) {
  globalStyle(lists, { display: 'grid', gap });
  globalStyle(`* + ${lists}`, { marginBlockStart: onCards ? theme.space.m : 0 });
  // Rows side by side are equally high.
  globalStyle(`${lists} > li, ${lists} > li > *`, { display: 'grid' });
}
