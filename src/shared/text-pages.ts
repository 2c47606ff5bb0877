import { slugOf } from './slug.ts';

/** Returns the paths of the pages of a folder's texts, by the texts, which are named such as `content/notes/oil.md`. */
export function textPages(
  page: string,
  folder: string,
  texts: readonly string[],
): ReadonlyMap<string, string> {
  const start = `content/${folder.replace(/\/?$/, '/')}`;
  const below = page === '' ? folder.replace(/\/$/, '') : page;
  const pages = texts.flatMap((text) => {
    const name = text.startsWith(start) ? text.slice(start.length) : '';
    const slug = name.includes('/') ? '' : slugOf(name.replace(/\.\w+$/, ''));
    return slug === '' ? [] : [[text, `${below}/${slug}`] as const];
  });
  return new Map(pages);
}
