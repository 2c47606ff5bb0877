import { z } from 'zod';
import { picture, size, text } from './fields.ts';

/** The block `navigation`: the bar at the top of the pages. */
export const navigation = z
  .strictObject({
    label: text.describe('The name of the bar, for screen readers.'),
    skip: text.describe('The link that jumps over the bar.'),
    menu: text.describe('The name of the button that unfolds the bar on small screens.'),
    newTab: text
      .default('Opens in a new tab')
      .describe('What screen readers say of links that open a new tab.'),
    switch: z
      .union([
        z.literal(false),
        z.strictObject({
          label: text.default('Colours').describe('What it is called.'),
          system: text
            .default('As the system')
            .describe("The choice of the colours that the visitor's system asks for."),
          light: text.default('Light').describe('The choice of light colours.'),
          dark: text.default('Dark').describe('The choice of dark colours.'),
        }),
      ])
      .default(false)
      .describe(
        'A switch between light and dark colours at the end of the bar, or false; without it, they are as the system says.',
      ),
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
