/**
 * Returns the language of a site that a visitor prefers, of the same script and country where there are several; undefined
 * if the site has none of the visitor's languages.
 * @param own the language of the page, which is preferred to one that is as close
 */
export function preferredLanguage(
  wanted: readonly string[],
  languages: readonly string[],
  own: string,
): string | undefined {
  for (const tag of wanted) {
    const { language, script, region } = localeOf(tag) ?? {};
    const closeness = (each: string) => {
      const locale = localeOf(each);
      const isSame = [locale?.script === script, locale?.region === region, each === own];
      return isSame.reduce((sum, same) => 2 * sum + Number(same), 0);
    };
    const [closest] = languages
      .filter((each) => language !== undefined && localeOf(each)?.language === language)
      .sort((one, other) => closeness(other) - closeness(one));
    if (closest !== undefined) return closest;
  }
  return undefined;
}

/** Returns a language with its likely script and country; undefined for what browsers name though it is no language. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
