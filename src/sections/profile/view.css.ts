import { globalStyle, style } from '@vanilla-extract/css';
import { display, itemSize } from '../../ui/display.css.ts';
import { edge, onCards } from '../../ui/page.css.ts';
import { forcedColors, grade, layout, rules, theme, tint } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';
const radius = {
  plain: theme.radius,
  // Of a large radius the browser takes as much as there is room for.
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
  // Both are cut at once where it lies on a tint: else a line of that shows at its edge.
  borderRadius: grade === 'accent' ? 0 : radius,
  background: theme.color.raised,
  ...(layout.portrait === 'round' && { aspectRatio: '1' }),
  // The words in place of one that has not come stand where the shape has room for them.
  ...(layout.portrait !== 'plain' && { lineHeight: 8, textAlign: 'center' }),
  ...(grade !== 'none' && { filter: 'grayscale(1)' }),
  objectFit: 'cover',
  // Room is cut off below rather than above the head.
  objectPosition: '50% 25%',
  // The owner's name beneath it is seen together with it.
  '@media': { 'screen and (min-width: 44rem)': { maxHeight: 'max(50svh, 16rem)' } },
});
if (grade === 'accent') {
  // What is light in the photo takes on the tint, what is dark stays dark.
  globalStyle(`${figure} picture`, {
    display: 'block',
    clipPath: `inset(0 round ${radius})`,
    background: tint,
    isolation: 'isolate',
  });
  globalStyle(`${photo}`, {
    mixBlendMode: 'multiply',
    // The system takes the tint away: on a black ground nothing would be left of the photo.
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
