import type { StyleRule } from '@vanilla-extract/css';
import { layout, motionAllowed, rules, theme, touchSize, wide } from '../../ui/theme.css.ts';

/** A phone in landscape orientation. */
export const landscapePhone = '(min-width: 34rem) and (max-height: 32rem)';

/** Less space on a low screen, so that all of the section fits on it. */
export const shrink = (room: string) => `min(${room}, 3.6svh)`;

/** A line of the name, or its longest word alone, is as wide as this; its letters are of average width. */
const fitted = (width: string, letters: string) =>
  `${width} / (${letters} * ${theme.font.displayWidth})`;

/** Where the text of all pages begins, on screens that are wider than a page too. */
const sideMargin = `max((100% - ${theme.page}) / 2 + ${theme.space.edge}, ${theme.space.edge})`;

/** What one way to set the welcome adds to some of its parts. */
type Arrangement = Partial<
  Record<
    | 'hero'
    | 'texts'
    | 'heading'
    | 'details'
    | 'navigation'
    | 'links'
    | 'link'
    | 'label'
    | 'controls',
    StyleRule
  >
>;

/** The number of letters of the name, and of its longest word, as the value of a length. */
type Letters = { line: string; word: string };

/** The size of the name on each kind of screen. */
type Sizes = { narrow: string; wide: string; landscape: string };

const sizeOf = (sizes: Sizes): StyleRule => ({
  fontSize: sizes.narrow,
  '@media': { [wide]: { fontSize: sizes.wide }, [landscapePhone]: { fontSize: sizes.landscape } },
});
// A little less than there is: letters of a name may be wider than the average.
const pageWidth = `min(88vw, ${theme.page} - 12rem)`;
/** The words of the name below each other, as high as what is left of the screen. */
const stacked = ({ line, word }: Letters, rest: string) => `(100svh - ${rest}) * ${word} / ${line}`;
const textGap = `min(${theme.space.xl}, 7svh) ${theme.space.xxl}`;
const landscapeGap = `${shrink(theme.space.m)} ${theme.space.l}`;
const twoColumns = 'minmax(0, 1fr) auto';

/** The name large in the lower corner, the ways in beside what is said of the owner. */
function corner({ line, word }: Letters): Arrangement {
  return {
    texts: {
      alignContent: 'end',
      '@media': {
        [wide]: { gridTemplateColumns: twoColumns, gap: textGap },
        [landscapePhone]: { gridTemplateColumns: twoColumns, gap: landscapeGap },
      },
    },
    heading: sizeOf({
      narrow: `clamp(1.75rem, min(${fitted('88vw', word)}, ${stacked({ line, word }, '27rem')}, 19svh), 13rem)`,
      wide: `clamp(2rem, min(${fitted(pageWidth, line)}, 34svh), 20rem)`,
      landscape: `clamp(1.75rem, min(${fitted('50vw', word)}, 40svh * ${word} / ${line}, 24svh), 9rem)`,
    }),
    navigation: {
      '@media': {
        [wide]: { gridColumn: 2, alignSelf: 'end' },
        [landscapePhone]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end' },
      },
    },
    links: { '@media': { [wide]: { minWidth: '18rem' }, [landscapePhone]: { minWidth: '12rem' } } },
  };
}

/** Everything in the middle, within a frame, as on the title of a silent film. */
function center({ line, word }: Letters): Arrangement {
  return {
    hero: {
      outline: `4px double ${theme.video.line}`,
      // On a low screen nearer to the edge, or it would meet the buttons.
      outlineOffset: `max(-1 * ${theme.space.s}, -2svh)`,
    },
    texts: {
      alignContent: 'center',
      justifyItems: 'center',
      textAlign: 'center',
      '@media': { [landscapePhone]: { gap: shrink(theme.space.s) } },
    },
    heading: sizeOf({
      narrow: `clamp(1.75rem, min(${fitted('82vw', word)}, ${stacked({ line, word }, '25rem')}, 19svh), 11rem)`,
      wide: `clamp(2rem, min(${fitted(`0.86 * ${pageWidth}`, line)}, 30svh), 15rem)`,
      landscape: `clamp(1.75rem, min(${fitted('80vw', line)}, 17svh), 8rem)`,
    }),
    details: { justifyItems: 'center' },
    links: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      // Three short ones stand on one line of the smallest screen too.
      columnGap: `min(${theme.space.l}, 20vw - 3rem)`,
      paddingTop: shrink(theme.space.s),
      borderTop: rules.video,
    },
    link: { borderTop: 0, fontSize: theme.size.entry },
    controls: { justifyContent: 'center', borderTop: 0 },
  };
}

/** A panel of the colours of a page, and the film beside it, or above it on a phone. */
function panel({ line, word }: Letters): Arrangement {
  const inner = shrink(theme.space.l);
  // The two buttons stand in one line on the smallest screens.
  const side = `min(${theme.space.m}, 5vw)`;
  /** Cuts what enters at the edges of the panel: its colours are not for the film. */
  const cut = (sides: string) => ({
    clipPath: `inset(calc(-1 * ${inner}) calc(-1 * ${sides}) -100vmax)`,
  });
  return {
    hero: {
      gridTemplateRows: 'minmax(5svh, 1fr) auto auto',
      paddingBlock: `calc(${inner} + ${theme.space.s})`,
      paddingInline: `calc(${side} + ${theme.space.s})`,
      '::before': {
        position: 'static',
        gridArea: '2 / 1 / 4 / 2',
        margin: `calc(-1 * ${inner}) calc(-1 * ${side})`,
        borderRadius: `calc(1.5 * ${theme.radius})`,
        background: theme.color.surface,
      },
      '@media': {
        // On paper there is no film beside it.
        'screen and (min-width: 56rem)': {
          gridTemplateRows: '1fr auto',
          paddingBlock: `calc(${inner} + ${theme.space.m})`,
          paddingInline: sideMargin,
          gridTemplateColumns: 'minmax(0, 5fr) 6fr',
          '::before': {
            gridArea: '1 / 1 / 3 / 2',
            marginInline: `calc(-1 * ${theme.space.l})`,
          },
        },
      },
    },
    texts: {
      gridArea: '2 / 1',
      '@media': {
        [motionAllowed]: cut(side),
        [wide]: { gridArea: '1 / 1', alignContent: 'space-between' },
        [`${motionAllowed} and (min-width: 56rem)`]: cut(theme.space.l),
        [landscapePhone]: { gridTemplateColumns: twoColumns, gap: landscapeGap },
      },
    },
    heading: sizeOf({
      narrow: `clamp(1.75rem, min(${fitted('84vw', line)}, 14svh), 9rem)`,
      wide: `clamp(2rem, min(${fitted('min(34vw, 33rem)', word)}, ${stacked({ line, word }, '36.5rem')}), 14rem)`,
      landscape: `clamp(1.75rem, min(${fitted('50vw', word)}, 34svh * ${word} / ${line}, 20svh), 8rem)`,
    }),
    navigation: {
      '@media': { [landscapePhone]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end' } },
    },
    links: { '@media': { [landscapePhone]: { minWidth: '12rem' } } },
    label: { color: theme.color.muted },
    controls: {
      gridArea: '3 / 1',
      gap: `min(${theme.space.s}, 2vw)`,
      '@media': { [wide]: { gridArea: '2 / 1' } },
    },
  };
}

/** The name on top from side to side, the ways in as columns at the foot. */
function poster({ line, word }: Letters): Arrangement {
  const columns = '(min-width: 44rem)';
  const row = {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    columnGap: theme.space.l,
  };
  return {
    hero: { paddingTop: `max(min(${theme.space.edge}, 7svh), env(safe-area-inset-top))` },
    texts: { gridTemplateRows: 'auto 1fr auto', gap: shrink(theme.space.l) },
    heading: sizeOf({
      narrow: `clamp(1.75rem, min(${fitted('80vw', word)}, ${stacked({ line, word }, '27rem')}, 22svh), 16rem)`,
      wide: `clamp(2rem, min(${fitted(pageWidth, line)}, 40svh), 26rem)`,
      landscape: `clamp(1.75rem, min(${fitted('88vw', line)}, 20svh), 9rem)`,
    }),
    details: {
      alignContent: 'end',
      '@media': {
        [columns]: {
          gridTemplateColumns: '1fr 1fr',
          columnGap: theme.space.l,
          alignItems: 'baseline',
        },
      },
    },
    links: {
      '@media': {
        [columns]: row,
        [landscapePhone]: row,
      },
    },
    link: {
      justifyContent: 'flex-start',
      gap: theme.space.s,
      '@media': {
        // A word keeps to its column.
        '(min-width: 34rem)': { fontSize: `clamp(0.9rem, 2.4vw, ${theme.size.item})` },
      },
    },
    controls: { borderTop: 0, paddingTop: 0, minHeight: touchSize },
  };
}

/** What the chosen way to set the welcome adds to a part of it. */
export function arrangementFor(letters: Letters): (part: keyof Arrangement) => StyleRule {
  const chosen = { corner, center, panel, poster }[layout.welcome](letters);
  return (part) => chosen[part] ?? {};
}
