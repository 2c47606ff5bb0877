/** The prefixes of calls within some countries, by the codes of the countries; where none is given here, it is a 0. */
const nationalPrefixes: Readonly<Record<string, RegExp>> = {
  '7': /^8$/,
  '36': /^06$/,
  '370': /^[08]$/,
  '375': /^80?$/,
  // In these countries, the 0 is a part of the number.
  ...Object.fromEntries(['39', '225', '241', '242', '378', '379'].map((code) => [code, /^(?!)/])),
};

/**
 * Returns a phone number as it is dialled from abroad: without blanks and brackets, and without the prefix in brackets
 * that is dialled within the country only, as in +46 (0)70. Returns undefined if the text may be no single number.
 */
export function dialledNumber(text: string): string | undefined {
  const bare = text
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/^\((\+\d{1,3})\)/, '$1');
  // A slash stands behind the code of an area, or between two numbers.
  if (!/^\+?[\d*#().-]+(\/[\d().-]+)?(;.*)?$/.test(bare)) return undefined;
  if (/\//.test(bare) && !/^\D*(?:\d\D*?){2,7}\//.test(bare)) return undefined;
  const number = bare
    .replace('/', '')
    .replace(/^(\+|00)(\d{1,3})[.-]*\((\d+)\)[.-]*/, (_, plus, code, area) => {
      return `${plus}${code}${area.replace(nationalPrefixes[code] ?? /^0/, '')}`;
    });
  return number.replace(/;.*/, '').replace(/\D/g, '').length <= 15 ? number : undefined;
}
