import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout } from './arrangement.css.ts';
import { fitsName, fitted } from './fitted.ts';
import { room as textRoom } from './letters.css.ts';
import { covering, wordSpaces } from './page.css.ts';
import { makePlate } from './rings.ts';
import { belowRule, seamPadding, tile, titleNumber } from './section.css.ts';
import { globalInRoom, globalMedia, media } from './style-rules.ts';
import { display, isRtl, motionAllowed, rules, theme, touchSize } from './theme.css.ts';

/** The styles of a list of words, of each word in it, and of a link that is such a word. */
type Arrangement = { list: StyleRule; word: StyleRule; link: StyleRule };

/** The browser balances the lengths of lines, so the last line is no single word. */
const lines: StyleRule = { lineHeight: 1.3, textWrap: 'balance' };
/** A link among words in lines, which is high enough for a finger. */
const inLine: StyleRule = { paddingBlock: `calc((${touchSize} - 1lh) / 2)` };

/** The space before a word, which holds a stroke. */
const gap = '0.7em';
/** Each word has a stroke before it. The strokes at the beginning of lines are cut off. */
const run: Arrangement = {
  list: {
    ...lines,
    fontSize: fitted(theme.size.heading),
    marginInlineStart: `-${gap}`,
    clipPath: `inset(-1em ${isRtl ? gap : '-1em'} -1em ${isRtl ? '-1em' : gap})`,
    // Below its heading, the list would look like a second line of it, so a line divides them.
    ...(layout.sections === 'margin' && { paddingTop: belowRule, borderTop: rules.section }),
  },
  word: {
    display: 'inline-block',
    position: 'relative',
    paddingInlineStart: gap,
    selectors: {
      // An icon parts links as a stroke parts words.
      '&:not(:has(> a))::before': {
        content: '"/" / ""',
        position: 'absolute',
        // As far from the word as a blank parts it from the word before, in fonts with wide strokes too.
        insetInlineEnd: `calc(100% - ${gap} + 0.28em)`,
        color: theme.color.accent,
      },
    },
  },
  link: inLine,
};

/** Centred lines have no common edge to cut off strokes at, so wide gaps separate the words, below a line. */
const centered: Arrangement = {
  list: {
    ...lines,
    fontSize: fitted(theme.size.heading),
    paddingBlock: theme.distance.row,
    borderTop: rules.section,
    textAlign: 'center',
  },
  word: { display: 'inline-block', marginInline: '0.5em' },
  link: inLine,
};

/** The words are boxes that fill the lines of a card. */
const boxes: Arrangement = {
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.s,
    height: '100%',
    vars: { [textRoom]: `100cqi - 2 * ${seamPadding}` },
    fontSize: fitted(theme.size.entry),
    lineHeight: 1.3,
  },
  word: {
    ...tile,
    position: 'relative',
    alignContent: 'center',
    flex: '1 0 auto',
    // A box becomes as wide as its longest word, which would else be broken.
    overflowWrap: 'break-word',
    maxWidth: '100%',
    padding: `0.5em ${seamPadding}`,
  },
  link: covering,
};

/** The words form an index in columns, each below a line. The columns are about equally long. */
const columns: Arrangement = {
  list: {
    columns: '3 18rem',
    columnGap: theme.space.l,
    lineHeight: 1.15,
    vars: { [textRoom]: 'min(16rem, 100cqi - 3rem)' },
    fontSize: fitted(theme.size.entry),
    ...wordSpaces,
    letterSpacing: '-0.025em',
  },
  word: {
    ...titleNumber,
    display: 'flex',
    columnGap: '0.4em',
    paddingBlock: '0.4em 0.6em',
    borderTop: rules.page,
    breakInside: 'avoid',
  },
  link: {},
};

const chosen = { run, centered, boxes, columns }[layout.words];
export const words = style([
  display,
  // Names keep their own small letters and capitals.
  // A link has icons at its sides.
  { vars: { [textRoom]: '100cqi - 4rem', ...fitsName }, textTransform: 'none' },
  chosen.list,
]);
export const word = style(chosen.word);
export const wordLink = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.35em',
  maxWidth: '100%',
  textDecoration: 'none',
  selectors: { '&:hover, &:active': { color: theme.color.accent } },
  ...media(motionAllowed, { transition: 'color 0.2s' }),
  ...chosen.link,
});
globalStyle(`${wordLink} > span`, { minWidth: 0 });
// Printed books have no icons.
globalStyle(`${wordLink} > svg`, {
  flex: 'none',
  translate: '0 0.14em',
  fontSize: '0.8em',
  color: chosen === columns ? theme.color.muted : theme.color.accent,
  ...(chosen === centered && { display: 'none' }),
});

const few = `${words}:not(:has(> :nth-child(5)))`;
/** The container query for a few words side by side. */
const room = '(min-width: 46rem)';
if (chosen === columns) {
  // A few words fill the width. A word that is wider than its column makes it wider.
  globalInRoom(few, room, { display: 'flex', flexWrap: 'wrap', columnGap: theme.space.l });
  globalInRoom(`${few} > ${word}`, room, {
    flex: '1 0 auto',
    minWidth: '22%',
    maxWidth: '100%',
    overflowWrap: 'break-word',
  });
} else if (chosen === boxes) {
  // A few links are large, in boxes below one another, or at the foot of plates side by side. In less room than this,
  // such plates would be tall and narrow, and their words small.
  const links = `${few}:has(a)`;
  globalMedia(links, 'screen', {
    vars: { [textRoom]: `100cqi - 2 * ${seamPadding} - 4rem` },
    fontSize: fitted(theme.size.title),
    '@container': { [room]: { vars: { [textRoom]: `30cqi - 2 * ${seamPadding}` } } },
  });
  globalMedia(`${links} > ${word}`, 'screen', {
    flexBasis: '100%',
    minHeight: `max(2.2em, ${touchSize})`,
    '@container': {
      [room]: { flexBasis: 'auto', minWidth: '22%', alignContent: 'end', minHeight: '10rem' },
    },
  });
  makePlate(`${links} > ${word}`, '100% 0%', '%');
}
