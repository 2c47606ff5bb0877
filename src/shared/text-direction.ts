/** The scripts of living languages that are written from right to left. */
const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'];

/** In which direction a language is written, as `dir` takes it. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  // The locale's own information of text has another name in each version of Node.
  const { script = '' } = new Intl.Locale(language).maximize();
  return rightToLeft.includes(script) ? 'rtl' : 'ltr';
}
