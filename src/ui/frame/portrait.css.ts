import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout, typography } from '../arrangement.css.ts';
import { fits, fitted } from '../fitted.ts';
import { room } from '../letters.css.ts';
import { wordSpaces } from '../page.css.ts';
import { makePlate } from '../rings.ts';
import { belowRule, cardPadding, cardRadius, edge, gutter, onCards } from '../section.css.ts';
import { inRoom } from '../style-rules.ts';
import {
  display,
  forcedColors,
  leastLine,
  pictureGrade,
  rules,
  theme,
  tint,
} from '../theme.css.ts';
import { isFramed, pictureBox } from './frame.css.ts';
import { shape } from './shape.css.ts';

/** The container query for words beside the photo. */
const broad = '(min-width: 38rem)';
/** The greatest width of a photo that leaves room for the owner's name on the same screen. */
const photoWidth = `max(50svh, 16rem) * ${shape}`;
/** The name is at the top, and all else at the bottom. */
const fromTopToBottom: StyleRule = { display: 'grid', gridTemplateRows: '1fr' };
/** The greatest width of a photo with the words below. */
const most = '26rem';

const isQuiet = typography.name === 'quiet';

/** The styles of the photo with the words, and of the words alone; and what their first line has no room for. */
type Arrangement = { figure: StyleRule; words: StyleRule; beside: string; padding?: string };

/** The words stand below the photo, on the axis of the page. */
const above: Arrangement = {
  figure: {
    marginInline: 'auto',
    textAlign: 'center',
    selectors: { '&:has(picture)': { maxWidth: most } },
  },
  words: { marginTop: theme.space.m, paddingTop: theme.space.m, borderTop: rules.page },
  beside: `min(100cqi, ${most})`,
};
/** The width of a photo beside the words, which begin where those of sections with a margin do. */
const photoColumn =
  layout.sections === 'margin'
    ? `max(16rem, (100% - ${gutter}) / 4)`
    : `min(45%, ${most}, ${photoWidth})`;
/** The words hang from a line beside the photo, and the last of them end where it ends. */
const beside: Arrangement = {
  figure: {
    display: 'grid',
    gap: `${theme.space.m} ${gutter}`,
    ...inRoom(broad, { gridTemplateColumns: `minmax(0, ${photoColumn}) minmax(0, 1fr)` }),
  },
  words: {
    paddingTop: belowRule,
    borderTop: rules.page,
    ...(!isQuiet && inRoom(broad, fromTopToBottom)),
  },
  beside: '50cqi',
};
/** The photo reaches the edges of a card, which cuts it to its corners, and the words stand on a plate as high. */
const panel: Arrangement = {
  figure: {
    ...edge,
    overflow: 'hidden',
    borderRadius: cardRadius,
    background: theme.color.raised,
    ...inRoom(broad, { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' }),
  },
  words: { padding: cardPadding, ...inRoom(broad, fromTopToBottom) },
  beside: '58cqi',
  padding: ` - 2 * ${cardPadding}`,
};
const chosen = onCards ? panel : layout.align === 'center' ? above : beside;
const { padding = '' } = chosen;

export const figure = style(chosen.figure);
export const words = style([
  { vars: { [room]: `100cqi${padding}` } },
  chosen.words,
  { selectors: { '&:only-child': { gridColumn: '1 / -1' } } },
  inRoom(broad, {
    selectors: { '&:not(:only-child)': { vars: { [room]: `${chosen.beside}${padding}` } } },
  }),
]);
export const name = style([
  display,
  {
    vars: fits,
    fontSize: fitted(isQuiet ? theme.size.heading : `min(${theme.size.display}, 9cqi)`),
    lineHeight: Math.max(1, leastLine),
    letterSpacing: '-0.02em',
    ...wordSpaces,
  },
]);
export const profession = style({
  marginTop: theme.space.s,
  fontSize: theme.size.entry,
  lineHeight: 1.2,
});
export const label = style({
  marginTop: theme.space.xs,
  color: theme.color.muted,
  fontSize: theme.size.lead,
  textWrap: 'balance',
});
if (onCards) makePlate(words, '100% 0%', 'cqw');

const radius = {
  plain: theme.radius,
  // This radius is larger than the element, so browsers reduce it to half the element's width.
  arch: `50vw 50vw ${theme.radius} ${theme.radius}`,
  round: '50%',
}[layout.portrait];
const isTinted = pictureGrade === 'accent';
export const photo = style({
  ...pictureBox,
  // With a tint behind the photo, the element around the photo has the radius. If the photo had the radius,
  // a line of the tint would show along the photo's round edge.
  borderRadius: isTinted || onCards ? 0 : radius,
  ...(layout.portrait === 'round' && { aspectRatio: '1' }),
  ...(chosen === above && { maxWidth: `calc(${photoWidth})`, marginInline: 'auto' }),
  ...(isFramed && { padding: '5px', border: `1px solid ${theme.color.accent}` }),
  // If the photo fails to load, its alternative text is in the middle of the shape.
  ...(layout.portrait !== 'plain' && { lineHeight: 8, textAlign: 'center' }),
  // The head is in the upper part of a photo, so more is cut off at the bottom.
  objectPosition: '50% 25%',
});
/** The photo itself, on the ground of its place if its file is small. */
const drawn = `img${photo}, ${photo} :is(img, video)`;
globalStyle(`${photo} :is(img, video)`, { aspectRatio: 'inherit' });
if (pictureGrade !== 'none') globalStyle(drawn, { filter: 'grayscale(1)' });
if (isTinted) {
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
