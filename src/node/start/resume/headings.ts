import { entryFor } from '../../../shared/language-entry.ts';
import lists from './headings.json' with { type: 'json' };

/** The parts of a résumé that are sections of their own. */
const parts = [
  ...(['work', 'volunteer', 'education', 'awards', 'certificates', 'publications'] as const),
  ...(['skills', 'languages', 'interests', 'references', 'location'] as const),
];

/** The headings and other words of a new site, in the order of the lists in `headings.json`. */
const names = [
  ...(['home', 'about', 'projects', 'experience', 'contact'] as const),
  ...parts,
  ...(['email', 'phone', 'website', 'pictures', 'soon', 'photos'] as const),
];

export type HeadingName = (typeof names)[number];

/** The languages of these words. */
export const languages = Object.keys(lists);

/** Returns a function that says each heading in a language, or in English if there are none in it. */
export function headingsIn(tag: string): (name: HeadingName) => string {
  const list = entryFor(tag, lists) ?? lists.en;
  const words = list.split(/[,،、]\s*/);
  return (name) => words[names.indexOf(name)] ?? '';
}

/**
 * Returns the part of a résumé that a section shows: by its `id`, such as `education` or `skills-2`, or else by its
 * heading, if that is the usual word for the part in any language.
 */
export function partOf(section: { id?: string | undefined; heading?: string | undefined }) {
  return (
    parts.find((part) => part === section.id?.replace(/-\d+$/, '')) ??
    parts.find((part) => isHeading(part, section.heading))
  );
}

/** Checks whether a text is the usual heading of a part, in any language. */
export function isHeading(name: HeadingName, text: string | undefined): boolean {
  return languages.some((language) => headingsIn(language)(name) === text);
}

/** Returns the comma of a language, with a blank where the language has one. */
export function commaIn(tag: string): string {
  const { language } = new Intl.Locale(tag);
  return { ar: '، ', fa: '، ', ur: '، ', ja: '、', zh: '、' }[language] ?? ', ';
}
