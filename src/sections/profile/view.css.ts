import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { fits, fitted } from '../../ui/fitted.ts';
import { room as nameRoom } from '../../ui/letters.css.ts';
import { pictureBox, wordSpaces } from '../../ui/page.css.ts';
import { makePlate } from '../../ui/rings.ts';
import { cardPadding, edge, onCards } from '../../ui/section.css.ts';
import { shape } from '../../ui/shape.css.ts';
import { inRoom } from '../../ui/style-rules.ts';
import {
  display,
  forcedColors,
  layout,
  leastLine,
  pictureGrade,
  rules,
  theme,
  tint,
} from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';
const inMargin = layout.sections === 'margin';
/** Whether the words hang from a line beside the photo, and fill the height of the photo. */
const isHanging = layout.sections === 'columns';
const radius = {
  plain: theme.radius,
  // This radius is larger than the element, so browsers reduce it to half the element's width.
  arch: `50vw 50vw ${theme.radius} ${theme.radius}`,
  round: '50%',
}[layout.portrait];

/** The container query for sections with room for words beside the photo. */
const room = '(min-width: 38rem)';

/** The greatest width of a photo that leaves room for the owner's name on the same screen. */
const photoWidth = `max(50svh, 16rem) * ${shape}`;

/** The columns of the photo and the words. */
const columns = `minmax(0, ${isHanging ? 'min(26rem, 36cqi)' : '26rem'}) minmax(0, 1fr)`;

/** A photo as wide as its column, with the words below or, in the columns of a card and its words, beside the photo. */
const plate: StyleRule = {
  display: 'grid',
  gap: `${theme.space.m} ${theme.space.l}`,
  ...inRoom(room, { gridTemplateColumns: `minmax(0, min(60%, ${photoWidth})) minmax(0, 1fr)` }),
};
const portrait: StyleRule = {
  maxWidth: '26rem',
  ...(isCentered
    ? { marginInline: 'auto', textAlign: 'center' }
    : // The words stand beside the photo where there is room, and otherwise below.
      inRoom(room, {
        display: 'grid',
        maxWidth: 'none',
        ...(onCards
          ? { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' }
          : {
              gridTemplateColumns: columns,
              columnGap: theme.space.l,
              alignItems: isHanging ? 'stretch' : 'end',
            }),
      })),
  // The photo reaches the edges of its card, so the card cuts it to its corners.
  ...(onCards && {
    ...edge,
    overflow: 'hidden',
    borderRadius: `calc(1.5 * ${theme.radius})`,
    background: theme.color.raised,
  }),
};
export const figure = style(inMargin ? plate : portrait);
export const photo = style({
  ...pictureBox,
  // With a tint behind the photo, the element around the photo has the radius. If the photo had the radius,
  // a line of the tint would show along the photo's round edge.
  borderRadius: pictureGrade === 'accent' || onCards ? 0 : radius,
  ...(layout.portrait === 'round' && { aspectRatio: '1' }),
  ...(isCentered && { maxWidth: `calc(${photoWidth})`, marginInline: 'auto' }),
  // As in galleries, paper and a line frame the photo.
  ...(layout.plates === 'frame' && {
    padding: '5px',
    border: `1px solid ${theme.color.accent}`,
  }),
  // If the photo fails to load, its alternative text is in the middle of the shape.
  ...(layout.portrait !== 'plain' && { lineHeight: 8, textAlign: 'center' }),
  // The head is in the upper part of a photo, so more is cut off at the bottom.
  objectPosition: '50% 25%',
});
/** The photo itself, on the ground of its place if its file is small. */
const drawn = `img${photo}, ${photo} > img`;
globalStyle(`${photo} > img`, { aspectRatio: 'inherit' });
if (pictureGrade !== 'none') globalStyle(drawn, { filter: 'grayscale(1)' });
if (pictureGrade === 'accent') {
  // The tint colours the light parts of the photo, and dark parts stay dark.
  globalStyle(`${figure} picture`, {
    display: 'block',
    clipPath: `inset(0 round ${radius})`,
    background: tint,
    isolation: 'isolate',
  });
  globalStyle(drawn, {
    mixBlendMode: 'multiply',
    // Forced colours may make the tint black. Multiplying by black would make the photo black.
    '@media': { [forcedColors]: { mixBlendMode: 'normal' } },
  });
}
/** The name is at the top, and all else at the bottom. */
const fromTopToBottom = { display: 'grid', gridTemplateRows: '1fr auto auto' } as const;
/** The room of the name beside the photo, and without one. */
const padding = onCards ? ` - 2 * ${cardPadding}` : '';
const beside = inMargin ? 36 : onCards ? 58 : 60;
export const caption = style([
  {
    vars: { [nameRoom]: `100cqi${padding}` },
    ...(!isCentered &&
      inRoom(room, {
        selectors: { '&:not(:only-child)': { vars: { [nameRoom]: `${beside}cqi${padding}` } } },
      })),
  },
  onCards
    ? {
        padding: cardPadding,
        selectors: { '&:only-child': { gridColumn: '1 / -1' } },
        ...inRoom(room, fromTopToBottom),
      }
    : {
        ...(!inMargin && { marginTop: theme.space.m }),
        paddingTop: theme.space.m,
        borderTop: rules.page,
      },
  inMargin ? inRoom(room, { display: 'grid', gridTemplateRows: 'auto auto 1fr' }) : {},
  isHanging
    ? inRoom(room, {
        ...fromTopToBottom,
        marginTop: 0,
        selectors: { '&:only-child': { gridColumn: '1 / -1' } },
      })
    : {},
]);
// The words stand on a plate as high as the photo.
if (onCards) makePlate(caption, '100% 0%', 'cqw');
export const name = style([
  display,
  { vars: fits, fontSize: fitted(theme.size.display), lineHeight: onCards ? 1 : 1.15 },
  isHanging
    ? {
        lineHeight: Math.max(0.95, leastLine),
        letterSpacing: '-0.04em',
        ...wordSpaces,
      }
    : {},
]);
export const profession = style([
  onCards ? display : '',
  // Below a name of this size, the line of these words is high enough to keep them apart.
  inMargin
    ? { fontSize: theme.size.entry }
    : { marginTop: theme.space.xs, fontSize: onCards ? theme.size.entry : theme.size.lead },
  isHanging
    ? {
        fontSize: theme.size.entry,
        fontWeight: 500,
        lineHeight: 1.1,
        marginTop: theme.space.s,
      }
    : {},
]);
export const label = style({
  color: theme.color.muted,
  fontSize: theme.size.lead,
  textWrap: 'balance',
  // The words hang beside the photo, and the last of them end where it ends.
  ...(inMargin && { alignSelf: 'end' }),
});
