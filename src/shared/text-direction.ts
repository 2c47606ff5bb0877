/** The right-to-left scripts of living languages, as ISO 15924 codes. */
const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'];

/** Returns the value of the attribute `dir` for a language. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  // Versions of Node name the direction in `Intl.Locale` differently, so the direction is derived from the script.
  const { script = '' } = new Intl.Locale(language).maximize();
  return rightToLeft.includes(script) ? 'rtl' : 'ltr';
}

/** Returns the direction in which a text is read, which its first letter decides; undefined without letters. */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u.test(letter)
    ? 'rtl'
    : 'ltr';
}
