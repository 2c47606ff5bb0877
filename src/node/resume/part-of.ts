import lists from './headings.json' with { type: 'json' };
import { type HeadingName, headingsIn } from './headings.ts';

/** The parts of a résumé that are sections of their own. */
const parts: readonly HeadingName[] = [
  ...(['work', 'volunteer', 'education', 'awards', 'certificates', 'publications'] as const),
  ...(['skills', 'languages', 'interests', 'references', 'location'] as const),
];

/**
 * Returns the part of a résumé that a section shows: by its `id`, such as `education`, or else by its heading, if that is
 * the usual word for the part in any language.
 */
export function partOf(section: { id?: string | undefined; heading?: string | undefined }) {
  return (
    parts.find((part) => part === section.id) ??
    parts.find((part) => isHeading(part, section.heading))
  );
}

/** Checks whether a text is the usual heading of a part, in any language. */
export function isHeading(name: HeadingName, text: string | undefined): boolean {
  return Object.keys(lists).some((language) => headingsIn(language)(name) === text);
}
