import { z } from 'zod';
import { picture, size, text } from './fields.ts';

/** The navigation bar on top of the pages. */
export const navigation = z
  .strictObject({
    label: text.describe('The name of the bar, for screen readers.'),
    skip: text.describe('The link that jumps over the bar.'),
    menu: text.describe('The name of the button that unfolds the bar on small screens.'),
    newTab: text
      .default('Opens in a new tab')
      .describe('What screen readers say of links that open a new tab.'),
    logo: z
      .strictObject({
        src: picture.describe(
          'The picture, best an SVG; it links to the first page, and icons are made from it.',
        ),
        alt: text.describe('What the link is called.'),
        width: size.default(25).describe('Its width in px (section 9 of the specification).'),
        height: size.default(25).describe('Its height in px.'),
      })
      .optional()
      .describe('The logo.'),
  })
  .describe('The navigation bar.');
