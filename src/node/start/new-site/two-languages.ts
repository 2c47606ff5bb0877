import { isDeepStrictEqual } from 'node:util';
import { isSameLanguage } from '../../../shared/language-folder.ts';
import type { WrittenSite } from '../resume/site-of-resume.ts';

/** The values of the two files of a new site, whose texts may be blocks by language. */
export type NewSite = { site: object; content: object };

/**
 * Makes a site in a language, or in two of them, where each text that differs has a line for each.
 * @param second the other language; undefined or '' for none
 * @param make makes the site in one language; its pages and sections are the same in all
 */
export function inLanguages(
  language: string,
  second: string | undefined,
  make: (language: string) => WrittenSite,
): NewSite {
  const one = make(language);
  if (!second || isSameLanguage(second, language)) return one;
  const other = make(second);
  const both = (mine: unknown, theirs: unknown): unknown => {
    if (isDeepStrictEqual(mine, theirs)) return mine;
    if (Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length)
      return mine.map((each, index) => both(each, theirs[index]));
    if (isBlock(mine) && isBlock(theirs)) return bothBlocks(mine, theirs);
    return {
      ...(mine !== undefined && { [language]: mine }),
      ...(theirs !== undefined && { [second]: theirs }),
    };
  };
  const bothBlocks = (mine: object, theirs: object) =>
    Object.fromEntries(
      Object.keys({ ...mine, ...theirs }).map((key) => [
        key,
        // A link may name its page by the address that this has in any language.
        key === 'page'
          ? Reflect.get(mine, key)
          : both(Reflect.get(mine, key), Reflect.get(theirs, key)),
      ]),
    );
  const { language: _, ...app } = one.site.app;
  const { language: __, ...theirApp } = other.site.app;
  return {
    site: {
      ...bothBlocks(one.site, other.site),
      app: { languages: [language, second], ...bothBlocks(app, theirApp) },
    },
    content: bothBlocks(one.content, other.content),
  };
}

const isBlock = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
