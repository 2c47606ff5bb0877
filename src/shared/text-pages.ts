import { isSameLanguage } from './language-folder.ts';
import { slugOf } from './slug.ts';

/** Returns the language that the name of a file ends in, such as `pt-PT` for `oil.pt.md`, where that is the only Portuguese. */
function languageOf(file: string, languages: readonly string[]): string | undefined {
  const [, tag = ''] = /\.([\w-]+)\.\w+$/.exec(file) ?? [];
  const same = languages.find((each) => isSameLanguage(each, tag));
  const related = languages.filter((each) => isSameLanguage(each.split('-')[0] ?? '', tag));
  return same ?? (related.length === 1 ? related[0] : undefined);
}

/** Returns the name of a text in all languages: `notes/oil.md` of the file `notes/oil.en.md`, on a site in English too. */
export const nameOfText = (file: string, languages: readonly string[] = []): string =>
  languageOf(file, languages) === undefined ? file : file.replace(/\.[\w-]+(?=\.\w+$)/, '');

/**
 * Returns the paths of the pages of a folder's texts, by the names of the texts, such as `content/notes/oil.md`.
 * @param languages those of the site, of which each may have a file of a text
 */
export function textPages(
  page: string,
  folder: string,
  files: readonly string[],
  languages: readonly string[] = [],
): ReadonlyMap<string, string> {
  const start = `content/${folder.replace(/\/?$/, '/')}`;
  const words = folder.split('/').map((word) => slugOf(word));
  const below = page === '' ? words.filter(Boolean).join('/') : page;
  const pages = files.flatMap((file) => {
    const text = nameOfText(file, languages);
    const name = text.startsWith(start) ? text.slice(start.length) : '';
    const slug = name.includes('/') ? '' : slugOf(name.replace(/\.\w+$/, ''));
    const path = below === '' ? slug : `${below}/${slug}`;
    return slug === '' ? [] : [[text, path] as const];
  });
  return new Map(pages);
}

/** The languages of a site, and the one that is read. A site without `languages` has none. */
type Spoken = { language?: string; languages?: readonly string[] } | undefined;

/**
 * Returns what finds the file of a text in the language that is read, or else in the first that has one, and the language
 * of the file; undefined without a file. A file that names no language is in that of the site.
 */
export function textFinder(
  files: readonly string[],
  { language = '', languages = [] }: Spoken = {},
) {
  const [own = ''] = languages;
  const byName = new Map<string, Map<string, string>>();
  for (const file of files) {
    const named = languageOf(file, languages);
    const name = nameOfText(file, languages);
    const known = byName.get(name) ?? new Map<string, string>();
    if (named !== undefined || !known.has(own)) known.set(named ?? own, file);
    byName.set(name, known);
  }
  return (text: string): { file: string; language: string } | undefined => {
    const named = languageOf(text, languages);
    if (named !== undefined && files.includes(text)) return { file: text, language: named };
    const known = byName.get(text);
    const found = [language, ...languages, ''].find((each) => known?.has(each));
    const file = found === undefined ? undefined : known?.get(found);
    return file === undefined || found === undefined ? undefined : { file, language: found };
  };
}
