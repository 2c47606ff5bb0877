// What a section type of a site's own may import from `vitrine/section` in its schema.ts.
export { z } from 'zod';
export { entrance } from '../config/animation.ts';
export { date } from '../config/date.ts';
export { file, freeText, iconName, listOf, picture, shownPicture, text } from '../config/fields.ts';
export { absoluteLink, externalLink, pageLink, webAddress } from '../config/links.ts';
export { richText } from '../config/rich-text.ts';
export { headedSection, section } from '../config/section.ts';
