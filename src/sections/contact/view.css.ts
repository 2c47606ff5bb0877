import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '../../ui/page.css.ts';
import { theme, touchSize } from '../../ui/theme.css.ts';

const broad = '(min-width: 44rem)';

export const link = style([
  row,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    columnGap: theme.space.m,
    justifyItems: 'start',
    '@media': {
      [broad]: { gridTemplateColumns: 'auto minmax(0, 4fr) minmax(0, 7fr) minmax(6.5rem, auto)' },
    },
  },
]);
/** The whole row leads where its label does. */
globalStyle(`${link} a::before`, {
  content: '',
  position: 'absolute',
  inset: 0,
  '@media': { print: { content: 'none' } },
});
globalStyle(`${link}:hover a`, {
  color: theme.color.accent,
  textDecorationColor: 'currentColor',
});
export const iconBox = style({
  display: 'grid',
  placeItems: 'center',
  width: touchSize,
  height: touchSize,
  borderRadius: theme.radius,
  background: theme.color.raised,
  color: theme.color.accent,
});
export const address = style({
  // Over the link: it can be selected, to be copied.
  position: 'relative',
  gridColumn: '2 / -1',
  color: theme.color.muted,
  fontSize: theme.size.lead,
  overflowWrap: 'anywhere',
  '@media': {
    [broad]: { gridColumn: 'auto', fontSize: theme.size.entry },
    print: { display: 'none' },
  },
});
/** At the end of the line, over the link too. */
export const copy = style({
  position: 'relative',
  gridColumn: -2,
  gridRow: 1,
  justifySelf: 'end',
});
