import { fallbackVar } from '@vanilla-extract/css';
import { allLetters, fitting, longestWord, room } from './letters.css.ts';
import { theme, titleLetter } from './theme.css.ts';

/** The most lines of a title that is not as small as running text. */
const lines = 3;
/** What makes a title fit: its longest word has room in a line, and all of it in a few. Each heading has it. */
export const fits = {
  [fitting]: `calc((${fallbackVar(room, '100cqi')}) / ${titleLetter} / max(${longestWord}, ${allLetters} / ${lines}))`,
};

/** Returns a font size, or one so much smaller that the title fits. */
export const fitted = (wanted: string) => `max(${theme.size.lead}, min(${wanted}, ${fitting}))`;
