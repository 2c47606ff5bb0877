// What a section type of a site's own may import from `vitrine/section` in its schema.ts.
export { z } from 'zod';
export { entrance } from '../config/animation.ts';
export { date } from '../config/date.ts';
export {
  absoluteLink,
  externalLink,
  file,
  freeText,
  iconName,
  listOf,
  pageLink,
  picture,
  shownPicture,
  text,
  webAddress,
} from '../config/fields.ts';
export { richText } from '../config/rich-text.ts';
export { headedSection, section } from '../config/section.ts';
