import { createVar, fallbackVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layout, theme, wide } from '../../ui/theme.css.ts';

/** A phone in landscape orientation. */
export const landscapePhone = '(min-width: 34rem) and (max-height: 32rem)';

/** The most letters that are counted: a longer name is as small as one of so many. A multiple of ten. */
export const maxLetters = 30;
/** The two digits of the number in `data-letters`. */
const [tens, ones] = [createVar(), createVar()];
// A rule for each digit takes a third of the bytes that one for each number takes.
for (let digit = 0; digit < 10; digit += 1) {
  if (digit <= maxLetters / 10)
    globalStyle(`[data-letters^="${digit}"]`, { vars: { [tens]: `${digit}` } });
  globalStyle(`[data-letters$="${digit}"]`, { vars: { [ones]: `${digit}` } });
}
const letters = `calc(10 * ${fallbackVar(tens, `${maxLetters / 10}`)} + ${fallbackVar(ones, '0')})`;

const [line, word] = [createVar(), createVar()];
/** Sets how many letters the name has, and its longest word: those that `data-letters` says. */
export const [lineLetters, wordLetters] = [{ [line]: letters }, { [word]: letters }];

/** The size at which the whole name is as wide as this; its letters are of average width. */
const lineOf = (width: string) => `${width} / (${line} * ${theme.font.displayWidth})`;
/** The size at which its longest word is as wide as this. */
const wordOf = (width: string) => `${width} / (${word} * ${theme.font.displayWidth})`;
/** The size at which its words, each on a line, are about as high as this. */
const linesOf = (height: string) => `${height} * ${word} / ${line}`;
// A little less than there is: letters of a name may be wider than the average.
const pageWidth = `min(88vw, ${theme.page} - 12rem)`;

const sizes = {
  corner: {
    narrow: `clamp(1.75rem, min(${wordOf('88vw')}, ${linesOf('(100svh - 27rem)')}, 19svh), 13rem)`,
    wide: `clamp(2rem, min(${lineOf(pageWidth)}, 34svh), 20rem)`,
    landscape: `clamp(1.75rem, min(${wordOf('50vw')}, ${linesOf('40svh')}, 24svh), 9rem)`,
  },
  center: {
    narrow: `clamp(1.75rem, min(${wordOf('82vw')}, ${linesOf('(100svh - 25rem)')}, 19svh), 11rem)`,
    wide: `clamp(2rem, min(${lineOf(`0.86 * ${pageWidth}`)}, 30svh), 15rem)`,
    landscape: `clamp(1.75rem, min(${lineOf('80vw')}, 17svh), 8rem)`,
  },
  panel: {
    narrow: `clamp(1.75rem, min(${lineOf('84vw')}, 14svh), 9rem)`,
    wide: `clamp(2rem, min(${wordOf('min(34vw, 33rem)')}, ${linesOf('(100svh - 36.5rem)')}), 14rem)`,
    landscape: `clamp(1.75rem, min(${wordOf('50vw')}, ${linesOf('34svh')}, 20svh), 8rem)`,
  },
  poster: {
    narrow: `clamp(1.75rem, min(${wordOf('80vw')}, ${linesOf('(100svh - 27rem)')}, 22svh), 16rem)`,
    wide: `clamp(2rem, min(${lineOf(pageWidth)}, 40svh), 26rem)`,
    landscape: `clamp(1.75rem, min(${lineOf('88vw')}, 20svh), 9rem)`,
  },
}[layout.welcome];

/** As large as there is room for the name on each kind of screen. */
export const nameSize: StyleRule = {
  fontSize: sizes.narrow,
  '@media': { [wide]: { fontSize: sizes.wide }, [landscapePhone]: { fontSize: sizes.landscape } },
};
