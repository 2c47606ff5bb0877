import { style } from '@vanilla-extract/css';
import { lively, theme, wide } from '../../ui/theme.css.ts';

const edge = (side: 'top' | 'right' | 'bottom' | 'left') =>
  `max(${theme.space.edge}, env(safe-area-inset-${side}))`;

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: theme.space.l,
  minHeight: '100svh',
  padding: `${edge('top')} ${edge('right')} ${theme.space.l} ${edge('left')}`,
  overflow: 'clip',
  background: theme.film.ground,
  color: theme.film.text,
  // The veil: even over the whole film, and deep where the words stand.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(15deg, ${theme.film.shade}, transparent 70%), ${theme.film.veil}`,
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
export const film = style([
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
      gap: `${theme.space.xl} ${theme.space.xxl}`,
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
export const heading = style({ '@media': { [wide]: { gridColumn: '1 / -1' } } });
export const calling = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.s,
  '@media': { [wide]: { gridColumn: 1 } },
});
export const profession = style({
  fontFamily: theme.font.display,
  fontSize: theme.size.item,
  lineHeight: 1.15,
});
export const label = style({ maxWidth: '36ch', fontSize: theme.size.lead });
export const ways = style({
  '@media': { [wide]: { gridColumn: 2, alignSelf: 'end' } },
});
export const links = style({ '@media': { [wide]: { minWidth: '18rem' } } });
export const link = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.space.l,
  padding: '0.45em 0',
  borderTop: `1px solid ${theme.film.line}`,
  fontFamily: theme.font.display,
  fontSize: theme.size.item,
  lineHeight: 1.15,
  textDecoration: 'none',
  '::after': { content: '"→" / ""' },
  selectors: {
    '&:hover': { borderTopColor: 'currentColor' },
    '&:hover::after': { translate: '-0.3em' },
    '&:focus-visible': { outlineColor: theme.film.text },
  },
  '@media': { [lively]: { '::after': { transition: 'translate 0.25s' } } },
});
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.s,
  borderTop: `1px solid ${theme.film.line}`,
  paddingTop: theme.space.m,
  '@media': { print: { display: 'none' } },
});
