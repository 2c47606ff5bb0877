/** The greatest number that counts, since numbers have two digits. */
const most = 99;

/**
 * Returns the attributes by which `fitted` knows how many letters texts have, and their longest word. Those of a list
 * are the largest of its titles, so that all have one size.
 */
export function lettersOf(...texts: readonly string[]) {
  // Marks above letters take no room. Chinese and Japanese letters are as wide as two, and lines break between them.
  const read = texts.map((text) =>
    text.replace(/\p{M}/gu, '').replace(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu, 'aa '),
  );
  const words = read.join(' ').split(/[\s/\u00ad-]/);
  return { ...digitsOf('all', read), ...digitsOf('word', words) };
}

/** Returns an attribute for each digit, since a document has only the rules of attributes that its elements have. */
function digitsOf(name: string, texts: readonly string[]): Readonly<Record<string, string>> {
  const letters = Math.min(most, Math.max(1, ...texts.map(({ length }) => length)));
  return { [`data-${name}-${(letters / 10) | 0}-`]: '', [`data-${name}--${letters % 10}`]: '' };
}
