import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout, typography } from './arrangement.css.ts';
import { mount, pictureBox, toEdges } from './frame/frame.css.ts';
import { room } from './letters.css.ts';
import { aboveFirst, offer } from './page.css.ts';
import { card, cardPadding, cardRadius } from './section.css.ts';
import { globalInRoom, inRoom } from './style-rules.ts';
import { rules, theme, uppercase } from './theme.css.ts';

/** A broad picture, the words below or beside it, and of these the title and the facts. */
type Arrangement = {
  above: StyleRule;
  words: StyleRule;
  /** The words below a broad picture, with room for columns. */
  below: StyleRule;
  title: StyleRule;
  /** What the title has at its sides. */
  padding: string;
  known: StyleRule;
  seam: string;
  /** The space above the picture. */
  top: string;
};

/** Returns the room of the title by the share of the words in the width of the cover. */
const roomIn = (twelfths: number, seam: string, padding: string) => ({
  [room]: `(100cqi - ${seam}) * ${twelfths / 12} - 2 * ${padding}`,
});

const isCentered = layout.align === 'center';
const page: Arrangement = {
  above: {},
  // Beside an upright picture, a large title is level with its upper edge, and the facts with the lower one.
  words: {
    rowGap: theme.space.l,
    ...(isCentered
      ? { alignContent: 'center' }
      : typography.name === 'quiet'
        ? { alignContent: 'end' }
        : { gridTemplateRows: '1fr auto' }),
  },
  below: {},
  title: {},
  padding: '0px',
  known: {
    paddingBlock: theme.space.m,
    borderBlock: rules.page,
    ...(isCentered && { justifyItems: 'center', textAlign: 'center' }),
  },
  seam: theme.space.l,
  top: aboveFirst,
};
const arrangements: Record<typeof layout.cover, Arrangement> = {
  page,
  edges: {
    ...page,
    top: '0px',
    above: { ...toEdges, borderRadius: 0 },
  },
  tiles: {
    above: { borderRadius: cardRadius },
    words: { rowGap: theme.distance.section, gridTemplateRows: '1fr auto' },
    below: {
      vars: roomIn(5, theme.distance.section, cardPadding),
      gap: theme.distance.section,
      gridTemplate: 'none / minmax(0, 5fr) minmax(0, 7fr)',
    },
    title: { ...card, display: 'grid', alignContent: 'end' },
    padding: cardPadding,
    known: card,
    seam: theme.distance.section,
    top: aboveFirst,
  },
};
const chosen = arrangements[layout.cover];

/** The container query for words beside a picture, and for tiles side by side. */
const inColumns = '(min-width: 52rem)';

export const cover = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: chosen.seam,
});
/** A cover whose words stand beside the picture. */
export const beside = style([
  cover,
  inRoom(inColumns, { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' }),
]);

/** A picture above the words, as wide as its place, and so high that a title and a row of facts are seen below it. */
export const above = style([
  pictureBox,
  mount,
  {
    height: 'auto',
    maxHeight: `max(45svh, min(70svh, 100svh - 22rem - ${chosen.top}))`,
  },
  chosen.above,
]);
/** A picture in its own shape, beside the words where there is room. */
export const whole = style([
  above,
  {
    maxHeight: '75svh',
    objectFit: 'contain',
    background: 'none',
    ...inRoom(inColumns, {
      gridArea: '1 / 2',
      // The frame of a small picture is no higher than the picture.
      placeSelf: 'start end',
      width: 'auto',
      maxWidth: '100%',
      margin: 0,
      borderRadius: layout.cover === 'tiles' ? cardRadius : theme.radius,
    }),
  },
]);

/** The cover that a page begins with. Its picture begins where the bar ends, or below the offer of another language. */
export const first = style({});
if (layout.cover === 'edges') {
  const upwards = `calc(${offer} - max(${offer}, ${aboveFirst}))`;
  globalStyle(`${first} ${above}`, { marginBlockStart: upwards });
  globalInRoom(`${first} ${whole}`, inColumns, { marginBlockStart: 0 });
}

export const words = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    vars: roomIn(12, chosen.seam, chosen.padding),
  },
  chosen.words,
  {
    '@media': {
      screen: {
        '@container': {
          [inColumns]: {
            selectors: {
              [`${beside} > &`]: { vars: roomIn(7, chosen.seam, chosen.padding) },
              [`:not(${beside}) > &`]: chosen.below,
            },
          },
        },
      },
    },
  },
]);
globalStyle(`${words} > :is(h1, h2)`, chosen.title);

export const known = style([{ display: 'grid', gap: theme.space.m }, chosen.known]);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 40%), 1fr))',
  gap: theme.space.m,
  width: '100%',
  hyphens: 'auto',
});
globalStyle(`${facts} dt`, {
  color: uppercase ? theme.color.accent : theme.color.muted,
  fontSize: theme.size.label,
  ...(uppercase && { fontWeight: 700, textTransform: 'uppercase', letterSpacing: '0.04em' }),
});
globalStyle(`${facts} dd`, { lineHeight: 1.35 });
