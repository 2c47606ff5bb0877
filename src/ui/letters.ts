import { digitsOf } from './digits.ts';

/**
 * Returns the attributes by which `fitted` knows how many letters texts have, their longest word, and how much shorter
 * its parts between soft hyphens are. Those of a list are the largest of its titles, so that all have one size.
 */
export function lettersOf(...texts: readonly string[]) {
  // Marks above letters take no room. Chinese and Japanese letters are as wide as two, and lines break between them.
  const read = texts.map((text) => text.replace(/\p{M}/gu, '').replace(/[\u3040-\u9fff]/g, 'aa '));
  const text = read.join(' ');
  const word = greatest(text.split(/[\s/-]/));
  const cut = word - greatest(text.split(/[\s/\u00ad-]/));
  return {
    ...digitsIn('all', greatest(read)),
    ...digitsIn('word', word),
    ...(cut > 0 && digitsIn('cut', cut)),
  };
}

/** Returns an attribute for each digit of a width. */
const digitsIn = (name: string, width: number): Readonly<Record<string, string>> =>
  Object.fromEntries(digitsOf(`data-${name}-`, width, 3).map((digit) => [digit, '']));

const greatest = (texts: readonly string[]) => Math.max(0, ...texts.map(widthOf));

/** Returns the width of a text in average letters. Of most fonts, an m is half as wide again, and an i a third less. */
const widthOf = (text: string) =>
  text.length +
  text.replace(/[^mw]/gi, '').length / 2 -
  text.replace(/[^fijlrt.,']/g, '').length / 3;
