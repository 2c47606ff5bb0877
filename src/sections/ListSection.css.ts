import { globalStyle, style } from '@vanilla-extract/css';
import { farRows, laterRows, rows } from '../entrance/entrance.css.ts';
import { cells } from '../ui/list/cells.css.ts';
import { words } from '../ui/list/entry.css.ts';
import { row, rowCounter, rowsApart } from '../ui/section.css.ts';
import { rules, theme } from '../ui/theme.css.ts';

export const emptyState = style({
  paddingTop: theme.space.l,
  borderTop: rules.page,
  color: theme.color.muted,
  fontSize: theme.size.lead,
});

const lists = `:is(${rows}, ${laterRows})`;
const lined = `${lists}:not(${cells})`;
// Elements with CSS containment have their own counters, so the counter is reset inside the element around
// all lists. Lists far down the page have containment too, and would begin at 1, so they show no numbers.
globalStyle(`${rows}`, { counterReset: rowCounter });
globalStyle(`${farRows} :is(${row}, ${words})::before`, { content: 'none' });

globalStyle(lined, rowsApart.list);
globalStyle(`* + ${lists}`, rowsApart.below);
globalStyle(`${lined}:last-child`, rowsApart.last);
