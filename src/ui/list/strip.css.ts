import { globalStyle, style } from '@vanilla-extract/css';
import { layout, typography } from '../arrangement.css.ts';
import { mount, pictureBox } from '../frame/frame.css.ts';
import { shape } from '../frame/shape.css.ts';
import { asHighAsText, entryTitle } from '../page.css.ts';
import { body, cardRadius, onCards, open } from '../section.css.ts';
import { globalInRoom, inRoom } from '../style-rules.ts';
import { rules, theme } from '../theme.css.ts';

/** The container query for all pictures in one row. */
const inOneRow = '(min-width: 46rem)';

/** Pictures of any shape side by side, equally high, each above its title. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: onCards ? theme.distance.section : theme.space.m,
  ...inRoom(inOneRow, { selectors: { '&:not(:has(> :nth-child(5)))': { flexWrap: 'nowrap' } } }),
});
// Where headings stand in a margin, a strip has none, so it takes the margin too.
globalInRoom(`${open} > ${body}:only-child:has(> ${strip})`, '(min-width: 0)', {
  gridColumn: '1 / -1',
});

/** An entry of a strip, as wide as its picture. */
export const work = style({
  position: 'relative',
  flex: `calc(100 * ${shape}) 1 calc(9rem * ${shape})`,
  minWidth: 0,
  maxWidth: `calc(62svh * ${shape})`,
  ...inRoom(inOneRow, { flexBasis: `calc(12rem * ${shape})` }),
  ...(layout.align === 'center' && { textAlign: 'center' }),
});
/** An entry without a picture. */
export const bare = style({
  position: 'relative',
  flex: '1 1 12rem',
  paddingBlockStart: theme.space.s,
  borderTop: rules.page,
});
export const picture = style([
  pictureBox,
  mount,
  {
    height: 'auto',
    aspectRatio: shape,
    marginBlockEnd: theme.distance.caption,
    ...(onCards && { borderRadius: cardRadius }),
  },
]);
export const title = style([
  entryTitle,
  {
    // Letters of a light display font are small.
    fontSize: `max(${typography.weight > 400 ? 1 : 1.25} * ${theme.size.lead}, 0.5 * ${theme.size.entry})`,
    // A name of ten letters may be wider than an upright picture.
    hyphenateLimitChars: '8 3',
  },
]);
globalStyle(`${title} > a`, asHighAsText);
