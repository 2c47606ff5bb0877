import { globalStyle, style } from '@vanilla-extract/css';
import { display, itemSize } from '../../ui/display.css.ts';
import { edge, onCards } from '../../ui/page.css.ts';
import { forcedColors, grade, layout, rules, theme, tint } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';
const radius = {
  plain: theme.radius,
  // Browsers reduce a radius that is larger than the box.
  arch: `50vw 50vw ${theme.radius} ${theme.radius}`,
  round: '50%',
}[layout.portrait];

export const figure = style({
  marginTop: theme.space.l,
  maxWidth: '26rem',
  ...(isCentered && { marginInline: 'auto', textAlign: 'center' }),
  ...(onCards && {
    ...edge,
    padding: theme.space.s,
    borderRadius: `calc(${theme.radius} + ${theme.space.s})`,
    background: theme.color.raised,
  }),
});
export const photo = style({
  width: '100%',
  // On a tint, the element around both has the radius: else a line of the tint shows at the edge.
  borderRadius: grade === 'accent' ? 0 : radius,
  background: theme.color.raised,
  ...(layout.portrait === 'round' && { aspectRatio: '1' }),
  // Where the photo could not be loaded, its alternative text is in the middle of the shape.
  ...(layout.portrait !== 'plain' && { lineHeight: 8, textAlign: 'center' }),
  ...(grade !== 'none' && { filter: 'grayscale(1)' }),
  objectFit: 'cover',
  // More is cut off below than above, where the head is.
  objectPosition: '50% 25%',
  // Low enough for the owner's name beneath it to be on the same screen.
  '@media': { 'screen and (min-width: 44rem)': { maxHeight: 'max(50svh, 16rem)' } },
});
if (grade === 'accent') {
  // Light parts of the photo take on the tint, dark ones stay dark.
  globalStyle(`${figure} picture`, {
    display: 'block',
    clipPath: `inset(0 round ${radius})`,
    background: tint,
    isolation: 'isolate',
  });
  globalStyle(`${photo}`, {
    mixBlendMode: 'multiply',
    // The system replaces the tint: multiplied by its black, the photo would be black.
    '@media': { [forcedColors]: { mixBlendMode: 'normal' } },
  });
}
export const caption = style(
  onCards
    ? { padding: `${theme.space.m} ${theme.space.s} ${theme.space.s}` }
    : { marginTop: theme.space.m, paddingTop: theme.space.m, borderTop: rules.page },
);
export const name = style([display, itemSize]);
export const label = style({ color: theme.color.muted, textWrap: 'balance' });
