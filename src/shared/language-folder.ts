/** Returns the name of the folder that the pages in another than the site's own language are in, such as `pt-br`. */
export const languageFolder = (tag: string) => tag.toLowerCase();

/** Checks whether two tags name one language: in other capitals, it has the same folder. */
export const isSameLanguage = (one: string, other: string): boolean =>
  languageFolder(one) === languageFolder(other);

type Named = { app: { language: string; languages?: readonly string[] | undefined } };

/** Returns the path of the pages in a site's language below the base path: `en/`, or '' for the site's own language. */
export function languagePath({ app: { language, languages = [language] } }: Named): string {
  return language === languages[0] ? '' : `${languageFolder(language)}/`;
}
