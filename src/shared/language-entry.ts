/** Returns the entry for a language: of its script or country, such as zh-Hant for zh-TW, or else of the language. */
export function entryFor<T>(tag: string, entries: Readonly<Record<string, T>>): T | undefined {
  const { language, script, region } = new Intl.Locale(tag).maximize();
  // By the tables of Unicode, which Intl follows too, `pt` is that of Brazil, and all other countries write as Portugal.
  const country = language === 'pt' && region !== 'BR' ? 'PT' : region;
  return entries[`${language}-${script}`] ?? entries[`${language}-${country}`] ?? entries[language];
}
