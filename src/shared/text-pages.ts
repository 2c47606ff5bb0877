import { languageFolder } from './language-folder.ts';
import { slugOf } from './slug.ts';

/** Returns the name of a text in all languages: `notes/oil.md` of the file `notes/oil.en.md`, on a site in English too. */
export function nameOfText(file: string, languages: readonly string[]): string {
  const [, start, tag = '', end] = /^(.+)\.([\w-]+)(\.\w+)$/.exec(file) ?? [];
  return languages.map(languageFolder).includes(languageFolder(tag)) ? `${start}${end}` : file;
}

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

/**
 * Returns the file of a text in the language that is read, or else in the first that has one, and the language of the
 * file; undefined without a file. A file that names no language is in that of the site.
 */
export function fileOfText(
  text: string,
  files: ReadonlySet<string>,
  {
    language = '',
    languages = [language],
  }: { language?: string; languages?: readonly string[] } = {},
): { file: string; language: string } | undefined {
  for (const tag of [language, ...languages]) {
    const named = [tag, languageFolder(tag)].map((each) => text.replace(/\.\w+$/, `.${each}$&`));
    const file = [...named, ...(tag === languages[0] ? [text] : [])].find((each) =>
      files.has(each),
    );
    if (file !== undefined) return { file, language: tag };
  }
  return undefined;
}
