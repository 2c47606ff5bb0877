import { digitsOf } from './digits.ts';

/**
 * Returns the attributes by which `fitted` knows how many letters texts have, and their longest word. Those of a list
 * are the largest of its titles, so that all have one size.
 */
export function lettersOf(...texts: readonly string[]) {
  // Marks above letters take no room. Chinese and Japanese letters are as wide as two, and lines break between them.
  const read = texts.map((text) => text.replace(/\p{M}/gu, '').replace(/[\u3040-\u9fff]/g, 'aa '));
  const words = read.join(' ').split(/[\s/\u00ad-]/);
  return { ...digitsIn('all', read), ...digitsIn('word', words) };
}

/** Returns an attribute for each digit of the greatest width. */
function digitsIn(name: string, texts: readonly string[]): Readonly<Record<string, string>> {
  const digits = digitsOf(`data-${name}-`, Math.max(0, ...texts.map(widthOf)), 3);
  return Object.fromEntries(digits.map((digit) => [digit, '']));
}

/** Returns the width of a text in average letters. Of most fonts, an m is half as wide again, and an i a third less. */
const widthOf = (text: string) =>
  text.length +
  text.replace(/[^mw]/gi, '').length / 2 -
  text.replace(/[^fijlrt.,']/g, '').length / 3;
