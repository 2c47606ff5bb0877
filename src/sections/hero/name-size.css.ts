import { createVar, fallbackVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { barHeight } from '../../ui/bar-height.ts';
import { allLetters, longestWord } from '../../ui/letters.css.ts';
import { layout, theme, wide } from '../../ui/theme.css.ts';

/** The media query for phones in landscape orientation. */
export const landscapePhone = '(min-width: 34rem) and (max-height: 32rem)';

/** The media query for screens with room for a picture both beside and above a panel. */
export const tablet = 'screen and (min-width: 44rem) and (orientation: portrait)';

/** Returns the font size at which the whole name has this width, if its letters have the average width. */
const lineOf = (width: string) => `${width} / (${allLetters} * ${theme.font.displayWidth})`;
/** Returns the font size at which the longest word of the name has this width. */
const wordOf = (width: string) => `${width} / (${longestWord} * ${theme.font.displayWidth})`;
/** Returns the font size at which the words of the name, each on its own line, have about this height. */
const linesOf = (height: string) => `${height} * ${longestWord} / ${allLetters}`;
// The letters of a name may be wider than the average letter, so this width is a little below the page's width.
const pageWidth = `min(88vw, ${theme.page} - 12rem)`;

/** The height of the bar above the section, if the page has one. */
const bar = createVar();
if (layout.welcome === 'panel') globalStyle('header + main', { vars: { [bar]: barHeight } });

const sizes = {
  corner: {
    narrow: `clamp(1.75rem, min(${wordOf('88vw')}, ${linesOf('(100svh - 27rem)')}, 19svh), 13rem)`,
    wide: `clamp(2rem, min(${lineOf(pageWidth)}, 34svh), 20rem)`,
    landscape: `clamp(1.75rem, min(${wordOf('50vw')}, ${linesOf('40svh')}, 24svh), 9rem)`,
  },
  center: {
    narrow: `clamp(1.75rem, min(${wordOf('82vw')}, ${linesOf('(100svh - 25rem)')}, 15svh), 9rem)`,
    wide: `clamp(2rem, min(${lineOf(`0.7 * ${pageWidth}`)}, 24svh), 12rem)`,
    landscape: `clamp(1.75rem, min(${lineOf('80vw')}, 17svh), 8rem)`,
  },
  panel: {
    narrow: `clamp(1.75rem, min(${lineOf('84vw')}, 14svh), 9rem)`,
    wide: `clamp(2rem, min(${wordOf('min(34vw, 33rem)')}, ${linesOf(`(100svh - 36.5rem - ${fallbackVar(bar, '0px')})`)}), 14rem)`,
    landscape: `clamp(1.75rem, min(${wordOf('50vw')}, ${linesOf('34svh')}, 20svh), 8rem)`,
  },
  poster: {
    narrow: `clamp(1.75rem, min(${wordOf('80vw')}, ${linesOf('(100svh - 27rem)')}, 22svh), 16rem)`,
    wide: `clamp(2rem, min(${lineOf(pageWidth)}, 40svh), 26rem)`,
    landscape: `clamp(1.75rem, min(${lineOf('88vw')}, 20svh), 9rem)`,
  },
}[layout.welcome];

// Beside the picture, each word of the name stands on its own line.
const besidePicture = `clamp(2rem, min(${wordOf('46vw')}, ${linesOf(`(100svh - 40rem - ${fallbackVar(bar, '0px')})`)}, 10svh), 9rem)`;

/** The largest font size at which the name fits on each kind of screen. */
export const nameSize: StyleRule = {
  fontSize: sizes.narrow,
  '@media': {
    ...(layout.welcome === 'panel' && { [tablet]: { fontSize: besidePicture } }),
    [wide]: { fontSize: sizes.wide },
    [landscapePhone]: { fontSize: sizes.landscape },
  },
};
