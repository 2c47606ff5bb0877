import { globalStyle, style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { lively, theme, touchSize, wide } from '../../ui/theme.css.ts';

const clear = (side: 'top' | 'right' | 'bottom' | 'left', room: string = theme.space.edge) =>
  `max(${room}, env(safe-area-inset-${side}))`;

/** Less room on a low screen, so that all of the welcome is on it. */
const low = (room: string) => `min(${room}, 3.6svh)`;
/** A phone held sideways. */
const sideways = '(min-width: 34rem) and (max-height: 32rem)';

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: low(theme.space.l),
  minHeight: '100svh',
  padding: `${clear('top', low(theme.space.edge))} ${clear('right')} ${clear('bottom', low(theme.space.l))} ${clear('left')}`,
  overflow: 'clip',
  background: theme.film.ground,
  color: theme.film.text,
  // The veil: even over the whole film, and deep where the words stand.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(15deg, ${theme.film.shade}, transparent 70%), ${theme.film.overlay}`,
  },
  '@media': { print: { minHeight: 0, padding: 0, '::before': { display: 'none' } } },
});

const behind = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': { print: { display: 'none' } },
});
export const poster = style([behind, { zIndex: -3 }]);
export const video = style([
  behind,
  {
    opacity: 0,
    selectors: { '&[data-shown=true]': { opacity: 1 } },
    '@media': { [lively]: { transition: 'opacity 1.2s' } },
  },
]);

export const words = style({
  display: 'grid',
  alignContent: 'end',
  gap: theme.space.m,
  minWidth: 0,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `min(${theme.space.xl}, 7svh) ${theme.space.xxl}`,
    },
    [sideways]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${low(theme.space.m)} ${theme.space.l}`,
    },
  },
});
export const name = style({
  fontSize: theme.size.display,
  lineHeight: 0.92,
  letterSpacing: '-0.03em',
  // Flush with the text below: large letters stand a little inside their box.
  marginInlineStart: '-0.04em',
});
export const heading = style({
  '@media': { [wide]: { gridColumn: '1 / -1' }, [sideways]: { gridColumn: 1 } },
});
export const calling = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.s,
  '@media': { [wide]: { gridColumn: 1 }, [sideways]: { gridColumn: 1, gap: low(theme.space.s) } },
});
export const profession = style([
  display,
  {
    fontSize: theme.size.item,
    lineHeight: 1.15,
  },
]);
export const label = style({ maxWidth: '36ch', fontSize: theme.size.lead });
export const ways = style({
  '@media': {
    [wide]: { gridColumn: 2, alignSelf: 'end' },
    [sideways]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end' },
  },
});
export const links = style({
  '@media': { [wide]: { minWidth: '18rem' }, [sideways]: { minWidth: '12rem' } },
});
export const link = style([
  display,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.space.l,
    padding: 'min(0.45em, 1.6svh) 0',
    borderTop: `1px solid ${theme.film.line}`,
    fontSize: theme.size.item,
    lineHeight: 1.15,
    textDecoration: 'none',
    selectors: {
      '&:hover': { borderTopColor: 'currentColor' },
      '&:focus-visible': { outlineColor: theme.film.text },
    },
  },
]);
// Smaller than an icon that stands before a text: the words lead, it follows.
globalStyle(`${links} svg`, {
  width: '0.8em',
  height: '0.8em',
  '@media': { [lively]: { transition: 'translate 0.25s' } },
});
globalStyle(`${links} a:hover > svg`, { translate: '0.2em' });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.s,
  // As high as it is with its buttons, from its first byte on.
  minHeight: `calc(${low(theme.space.m)} + ${touchSize} + 1px)`,
  borderTop: `1px solid ${theme.film.line}`,
  paddingTop: low(theme.space.m),
  '@media': { print: { display: 'none' } },
});
