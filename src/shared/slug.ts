/** Letters that no mark can be taken off, as other languages write them. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** Returns a text as small letters of the Latin alphabet, digits and hyphens; '' if it has none of them. */
export function slugOf(text: string, language = ''): string {
  const german = /^de\b/.test(language) ? text.replace(/[äöü]/gi, '$&e') : text;
  return german
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => letters[letter] ?? ' ')
    .replace(/['’]/g, ' ')
    .trim()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
