/** The scripts of living languages that are written from right to left. */
const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'];

/** Returns the value of the attribute `dir` for a language. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  // `Intl.Locale` has its text direction under different names in different versions of Node.
  const { script = '' } = new Intl.Locale(language).maximize();
  return rightToLeft.includes(script) ? 'rtl' : 'ltr';
}
