import { type SectionConfig, sectionKind } from '../../../site.ts';

// Heights in rem, in a column that takes somewhat more than half of a page.
const heading = 5;
const line = 1.8;
const gap = 0.5;
const picture = 24;
const lettersInLine = 50;
/** Names that are shorter than this share their line with others. */
const shortName = 20;

/** The fields whose texts are not shown. */
const unseen = /^(alt|entrance|file|icon|id|page|ratio|texts|type|url|separator|video)$/;
const pictures = /^(src|picture|poster)$/;

/** Estimates the height in rem of a section in a column. The true height depends on the screen and the fonts. */
export function estimateHeight(section: SectionConfig): number {
  return (sectionKind(section.type).height ?? 0) + heightOf(section, '');
}

function heightOf(value: unknown, name: string): number {
  if (unseen.test(name)) return 0;
  if (typeof value === 'string') {
    if (pictures.test(name)) return picture;
    if (name === 'heading') return heading;
    return Math.ceil(value.length / lettersInLine) * line + gap;
  }
  if (typeof value === 'number') return line;
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each === 'string' && each.length < shortName))
      return (value.join('  ').length / lettersInLine) * 2 * line;
    return value.reduce((sum: number, each) => sum + heightOf(each, ''), 0);
  }
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, each]) => sum + heightOf(each, key), 0);
}
