import { fallbackVar } from '@vanilla-extract/css';
import { allLetters, fitting, longestPart, longestWord, room } from './letters.css.ts';
import { nameLetter, theme, titleLetter } from './theme.css.ts';

/**
 * Returns the variables by which a text knows the size at which its longest word has room in a line, and all of it in
 * a few lines.
 */
export const fitsIn = (lines: number, letter = titleLetter, longest = longestWord) => ({
  [fitting]: `calc((${fallbackVar(room, '100cqi')}) / ${letter} / max(${longest}, ${allLetters} / ${lines}))`,
});

/** The same where a long word is rather broken at a soft hyphen than so small that it has room in a line. */
export const fitsBroken = (lines: number) => fitsIn(lines, titleLetter, longestPart);

/** The variables of a title, which has a few lines at most. Each heading has them. */
export const fits = fitsIn(3);
/** The variables of a name, such as that of a technology, which is never in capitals. */
export const fitsName = fitsIn(2, nameLetter);

/** Returns a font size, or one so much smaller that the text fits. It is never smaller than running text. */
export const fitted = (wanted: string) => `max(${theme.size.lead}, min(${wanted}, ${fitting}))`;
