import { globalStyle, style } from '@vanilla-extract/css';
import { itemSize, pictureBox } from '../../ui/page.css.ts';
import { edge, onCards } from '../../ui/section.css.ts';
import { inRoom } from '../../ui/style-rules.ts';
import {
  display,
  forcedColors,
  layout,
  pictureGrade,
  rules,
  theme,
  tint,
} from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';
const radius = {
  plain: theme.radius,
  // This radius is larger than the element, so browsers reduce it to half the element's width.
  arch: `50vw 50vw ${theme.radius} ${theme.radius}`,
  round: '50%',
}[layout.portrait];

export const figure = style({
  maxWidth: '26rem',
  ...(isCentered
    ? { marginInline: 'auto', textAlign: 'center' }
    : // The words stand beside the photo where there is room, and otherwise below.
      inRoom('(min-width: 38rem)', {
        display: 'grid',
        maxWidth: 'none',
        gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)',
        columnGap: theme.space.l,
        alignItems: 'end',
      })),
  ...(onCards && {
    ...edge,
    padding: theme.space.s,
    borderRadius: `calc(${theme.radius} + ${theme.space.s})`,
    background: theme.color.raised,
  }),
});
export const photo = style({
  ...pictureBox,
  // With a tint behind the photo, the element around the photo has the radius. If the photo had the radius,
  // a line of the tint would show along the photo's round edge.
  borderRadius: pictureGrade === 'accent' ? 0 : radius,
  ...(layout.portrait === 'round' && { aspectRatio: '1' }),
  // If the photo fails to load, its alternative text is in the middle of the shape.
  ...(layout.portrait !== 'plain' && { lineHeight: 8, textAlign: 'center' }),
  ...(pictureGrade !== 'none' && { filter: 'grayscale(1)' }),
  // The head is in the upper part of a photo, so more is cut off at the bottom.
  objectPosition: '50% 25%',
  // The maximum height leaves room for the owner's name on the same screen.
  '@media': { 'screen and (min-width: 44rem)': { maxHeight: 'max(50svh, 16rem)' } },
});
if (pictureGrade === 'accent') {
  // The tint colours the light parts of the photo, and dark parts stay dark.
  globalStyle(`${figure} picture`, {
    display: 'block',
    clipPath: `inset(0 round ${radius})`,
    background: tint,
    isolation: 'isolate',
  });
  globalStyle(`${photo}`, {
    mixBlendMode: 'multiply',
    // Forced colours may make the tint black. Multiplying by black would make the photo black.
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
