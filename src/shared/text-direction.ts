/** The right-to-left scripts of living languages, as ISO 15924 codes. */
const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'];

/** Returns the value of the attribute `dir` for a language. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  // `Intl.Locale` has its text direction under different names in different versions of Node.
  const { script = '' } = new Intl.Locale(language).maximize();
  return rightToLeft.includes(script) ? 'rtl' : 'ltr';
}
