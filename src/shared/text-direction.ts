/** The right-to-left scripts of living languages, as ISO 15924 codes. */
const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'];

/** Returns the value of the attribute `dir` for a language. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  // `Intl.Locale` has the direction under other names in other versions of Node, so the script's name is looked up.
  const { script = '' } = new Intl.Locale(language).maximize();
  return rightToLeft.includes(script) ? 'rtl' : 'ltr';
}
