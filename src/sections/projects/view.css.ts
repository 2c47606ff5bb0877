import { globalStyle, style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { row, strongLink } from '../../ui/page.css.ts';
import { motionAllowed, theme } from '../../ui/theme.css.ts';

const broad = 'screen and (min-width: 44rem)';
const titleSize = 'clamp(2rem, 1.5rem + 2.2vw, 3.5rem)';
const soft = 'cubic-bezier(0.22, 1, 0.36, 1)';

/** A row: the words beside a picture, or below it where the screen is narrow. */
export const project = style([
  row,
  {
    position: 'relative',
    display: 'grid',
    gap: theme.space.s,
    '@media': {
      [broad]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        gridTemplateRows: 'auto auto auto 1fr',
        columnGap: `clamp(${theme.space.l}, 5vw, ${theme.space.xxl})`,
      },
      // There are no plates on paper: the title takes their place.
      print: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: theme.space.xl },
    },
  },
]);
export const title = style({
  fontSize: titleSize,
  lineHeight: 1.1,
  '@media': { print: { gridRow: 'span 3', fontSize: theme.size.item } },
});
/** The whole row leads where the title does. */
export const link = style([
  strongLink,
  {
    fontSize: 'inherit',
    lineHeight: 1.1,
    '::before': { content: '', position: 'absolute', inset: 0 },
    '@media': { print: { '::before': { content: 'none' } } },
  },
]);
globalStyle(`${project}:hover ${link}`, {
  color: theme.color.accent,
  textDecorationColor: 'currentColor',
});

const frame = style({
  order: -1,
  alignSelf: 'start',
  width: '100%',
  marginBlockEnd: theme.space.xs,
  aspectRatio: '5 / 2',
  borderRadius: theme.radius,
  '@media': {
    [broad]: { gridRow: '1 / -1', gridColumn: 1, marginBlockEnd: 0, aspectRatio: '3 / 2' },
  },
});
export const picture = style([
  frame,
  { aspectRatio: '3 / 2', background: theme.color.raised, objectFit: 'cover' },
]);

/** From the accent to the colour of text: what is readable on one of them is on all between. */
const step = (share: number) =>
  `color-mix(in oklab, ${theme.color.accent}, ${theme.color.text} ${share}%)`;
const bands = (angle: string) =>
  `linear-gradient(${angle}, ${step(0)} 34%, ${step(14)} 0 58%, ${step(28)} 0 80%, ${step(42)} 0)`;

/** What stands for a project without a picture: its initial, large and cropped, and its host. */
export const plate = style([
  frame,
  display,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    overflow: 'hidden',
    background: bands('115deg'),
    color: theme.color.onAccent,
    forcedColorAdjust: 'none',
    '::before': {
      content: 'attr(data-initial)',
      position: 'absolute',
      insetInlineEnd: '-0.06em',
      insetBlockEnd: '-0.34em',
      fontSize: 'clamp(13rem, 30vw, 34rem)',
      lineHeight: 1,
      opacity: 0.9,
    },
    '::after': {
      content: 'attr(data-host)',
      position: 'relative',
      padding: theme.space.m,
      font: `500 ${theme.size.small}/1.2 ${theme.font.text}`,
    },
    '@media': {
      print: { display: 'none' },
      [broad]: { '::before': { insetBlockEnd: '-0.3em', fontSize: 'clamp(18rem, 32vw, 36rem)' } },
      [motionAllowed]: { '::before': { transition: `translate 0.7s ${soft}, scale 0.7s ${soft}` } },
    },
  },
]);
globalStyle(`li:nth-child(3n + 2) ${plate}`, { background: bands('65deg') });
globalStyle(`li:nth-child(3n) ${plate}`, { background: bands('160deg') });
globalStyle(`${project}:hover ${plate}::before`, {
  '@media': { [motionAllowed]: { translate: '-0.06em -0.08em', scale: '1.05' } },
});

export const tags = style({ '@media': { [broad]: { gridColumn: 2 } } });
// Decoration: in the display font, widely spaced, and fading out along the line.
export const separator = style([
  display,
  {
    overflow: 'hidden',
    color: theme.color.accent,
    fontSize: theme.size.lead,
    lineHeight: 1,
    letterSpacing: '0.6em',
    whiteSpace: 'nowrap',
    maskImage: 'linear-gradient(90deg, #000 30%, transparent)',
  },
]);
export const description = style({ maxWidth: theme.measure, fontSize: theme.size.lead });
