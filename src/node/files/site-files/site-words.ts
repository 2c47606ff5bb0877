import { english, wordsIn } from '../../../config/words.ts';
import { formatYaml } from '../../../schema/format-yaml.ts';
import { formatPath, type Path, setValueAt, valueAt } from '../../../schema/path.ts';
import { schemaValues } from '../../../schema/schema-values.ts';
import { formatDate } from '../../../shared/date.ts';
import { fillTemplate } from '../../../shared/template.ts';
import { type SiteConfig, siteConfig } from '../../../site.ts';
import { dateFormat } from './date-format.ts';

/** A text that is English on a site in another language, since there are no words in that language. */
export type Untranslated = { path: Path; text: string };

type Translated = { site: SiteConfig; untranslated: readonly Untranslated[] };

/** Returns a site with the words that its owner has not set in the site's language. */
export function inItsLanguage(parsed: SiteConfig): Translated {
  const { language } = parsed.app;
  const site = structuredClone(parsed);
  const untranslated: Untranslated[] = [];
  for (const { role, value, path } of schemaValues(siteConfig, parsed)) {
    if (typeof value !== 'string') continue;
    if (role === 'date' && value.endsWith('/..') && !wordsIn(language))
      untranslated.push({ path, text: formatDate(value, dateFormat(language)) });
    if (role !== 'word') continue;
    // The labels of a sound may be in another language than the site, which stands beside them.
    const own = valueAt(site, [...path.slice(0, -1), 'language']);
    const tag = typeof own === 'string' ? own : language;
    const words = wordsIn(tag);
    const text = fillTemplate(value, words ?? english);
    setValueAt(site, path, text);
    if (!words && text !== value) untranslated.push({ path, text });
  }
  return { site, untranslated };
}

/** Returns the words that offer the pages in a language. If there are no words in it, its name says enough. */
export function offerIn(language: string, name: string): { read: string; close: string } {
  const words = wordsIn(language);
  return { read: words?.readSite ?? name, close: words?.close ?? english.close };
}

/** Returns the words of links to the text before and the one after it, in a language. */
export function neighbourWords(language: string): { previous: string; next: string } {
  const { previous, next } = wordsIn(language) ?? english;
  return { previous, next };
}

/** Returns the label of a text that is not published yet. */
export const draftIn = (language: string): string => (wordsIn(language) ?? english).draft;

/** Returns the words that offer to play a picture. */
export const playIn = (language: string): string => (wordsIn(language) ?? english).playFilm;

/** Formats the lines in which an owner translates the English texts of a site; '' if there are none. */
export function adviseOnWords({ site, untranslated }: Translated): string {
  if (untranslated.length === 0) return '';
  const blockOf = ({ path }: Untranslated) => formatPath(path.slice(0, -1));
  const lines = untranslated.flatMap((each, index) => {
    const before = untranslated[index - 1];
    const isNew = before === undefined || blockOf(before) !== blockOf(each);
    const line = `    ${String(each.path.at(-1))}: ${formatYaml(each.text)}`;
    return isNew ? [`  ${blockOf(each)}:`, line] : [line];
  });
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(site.app.language);
  return [`These words are English until you write them in ${language}:`, ...lines, ''].join('\n');
}
