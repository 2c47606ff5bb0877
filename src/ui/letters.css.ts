import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';

/** Returns the number that the attributes of `lettersOf` with a name say by their digits. */
const numberIn = (name: string) => {
  const [tens, ones] = [createVar(), createVar()];
  for (let digit = 0; digit < 10; digit += 1) {
    globalStyle(`[data-${name}-${digit}-]`, { vars: { [tens]: `${digit}` } });
    globalStyle(`[data-${name}--${digit}]`, { vars: { [ones]: `${digit}` } });
  }
  return `(10 * ${fallbackVar(tens, '0')} + ${fallbackVar(ones, '1')})`;
};

/** The number of letters of a text, and of its longest word. */
export const [allLetters, longestWord] = [numberIn('all'), numberIn('word')];

/** The largest size at which a title has room, see `fitted`. */
export const fitting = createVar();
/** The width that a title has for its letters, by default that of its container. */
export const room = createVar();
