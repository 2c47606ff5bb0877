import { language as languageTag } from '../../../config/language.ts';
import { isBlock } from '../../../schema/path.ts';
import { languages } from '../resume/headings.ts';
import type { Note } from '../resume/lenient-reader.ts';
import type { Resume } from '../resume/read-resume.ts';

/** Lists the languages in which a value has its texts, each in a block such as `{ en: Painter, es: Pintora }`. */
export function languagesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = isBlock(value) ? Object.keys(value) : [];
  const isTag = (key: string) => /^[a-z]{2}\b/.test(key) && languageTag.safeParse(key).success;
  // Codes of rare languages are words of other files too, such as `id` and `no`.
  const isByLanguage = keys.length > 1 && keys.some((key) => languages.includes(key));
  if (isByLanguage && keys.every(isTag)) return keys;
  return [...new Set(Object.values(value).flatMap(languagesOf))];
}

/** Returns a value with the texts of one of its languages; where a block lacks it, with the first that is there. */
export function inLanguage(value: unknown, tag: string, tags: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, tag, tags));
  if (!isBlock(value)) return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => tags.includes(key)))
    return value[tag] ?? entries[0]?.[1];
  return Object.fromEntries(entries.map(([key, each]) => [key, inLanguage(each, tag, tags)]));
}

/** Says which languages of a source were not read. */
export function unreadLanguages(
  { languages: all = [], placeOf }: Resume,
  read: readonly (string | undefined)[],
): Note[] {
  const unread = all.filter((tag) => !read.includes(tag));
  return unread.map((tag) => ({
    place: placeOf([]).trim(),
    message: `the texts in ${tag}: not read`,
  }));
}
