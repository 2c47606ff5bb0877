import { createVar, fallbackVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layout, typography } from '../../ui/arrangement.css.ts';
import { mastheadHeight } from '../../ui/bar-height.ts';
import { allLetters, longestWord } from '../../ui/letters.css.ts';
import { pageWidth, theme, titleLetter, wide } from '../../ui/theme.css.ts';

/** The media query for phones in landscape orientation. */
export const landscapePhone = '(min-width: 34rem) and (max-height: 32rem)';

/** Returns the font size at which the whole name has this width, if its letters have the average width. */
const lineOf = (width: string) => `${width} / (${allLetters} * ${titleLetter})`;
/** Returns the font size at which the longest word of the name has this width. */
const wordOf = (width: string) => `${width} / (${longestWord} * ${titleLetter})`;
/** Returns the font size at which the words of the name, each on its own line, have about this height. */
const linesOf = (height: string) => `${height} * ${longestWord} / ${allLetters}`;

/** Whether the name is no larger than the heading of a page. */
export const isQuiet = typography.name === 'quiet';
/** Returns the largest font size within these limits. A name of many letters is at least as large as that of an entry. */
const largest = (...limits: readonly string[]) =>
  `max(${theme.size.entry}, min(${[...limits, ...(isQuiet ? [theme.size.display] : [])].join()}))`;

/** The height of the bar above the section, if the page has one. */
export const bar = createVar();
if (layout.welcome === 'panel' || layout.welcome === 'center')
  globalStyle('header + main', { vars: { [bar]: mastheadHeight } });

const sizes = {
  corner: {
    narrow: largest(wordOf('82vw'), linesOf('(100svh - 27rem)'), '19svh'),
    wide: largest(lineOf(pageWidth), '34svh'),
    landscape: largest(wordOf('50vw'), linesOf('40svh'), '24svh'),
  },
  center: {
    narrow: largest(wordOf('82vw'), linesOf('(100svh - 25rem)'), '15svh'),
    wide: largest(lineOf(`0.7 * ${pageWidth}`), '24svh'),
    landscape: largest(lineOf('80vw'), '17svh'),
  },
  panel: {
    narrow: largest(lineOf('84vw'), '14svh'),
    wide: largest(
      wordOf(`0.39 * ${pageWidth}`),
      linesOf(`(100svh - 32rem - ${fallbackVar(bar, '0px')})`),
    ),
    landscape: largest(wordOf('50vw'), linesOf('22svh'), '20svh'),
  },
  poster: {
    narrow: largest(wordOf('82vw'), linesOf('(100svh - 27rem)'), '22svh'),
    wide: largest(lineOf(pageWidth), '40svh'),
    landscape: largest(lineOf('88vw'), '20svh'),
  },
}[layout.welcome];

/** The largest font size of a name that shares the screen with a picture. */
const byPicture = {
  corner: {
    narrow: largest(wordOf('82vw'), linesOf('(78svh - 27rem)'), '12svh'),
    wide: largest(wordOf(`0.36 * ${pageWidth}`), linesOf('(100svh - 30rem)'), '20svh'),
    landscape: largest(wordOf('36vw'), linesOf('40svh'), '20svh'),
  },
  center: {
    narrow: largest(wordOf('82vw'), linesOf('(60svh - 20rem)'), '8svh'),
    wide: largest(lineOf(`0.7 * ${pageWidth}`), '13svh'),
    landscape: largest(wordOf('40vw'), linesOf('24svh'), '14svh'),
  },
  panel: sizes,
  poster: {
    narrow: largest(wordOf('82vw'), linesOf('(78svh - 27rem)'), '14svh'),
    wide: largest(lineOf(pageWidth), '22svh'),
    landscape: largest(lineOf('88vw'), '16svh'),
  },
}[layout.welcome];

const onScreens = ({ narrow, wide: broad, landscape }: typeof sizes): StyleRule => ({
  fontSize: narrow,
  '@media': {
    [wide]: { fontSize: broad },
    [landscapePhone]: { fontSize: landscape },
    print: { fontSize: theme.size.display },
  },
});
/** The largest font size at which the name fits on each kind of screen. */
export const nameSize = onScreens(sizes);
/** The same for a name beside a picture, or above or below it. */
export const nameByPicture = onScreens(byPicture);
/** The same for a name above works. */
export const nameAbove = onScreens({ ...byPicture, wide: largest(lineOf(pageWidth), '12svh') });
