import { z } from 'zod';
import { listOf, shownPicture, template, text } from '../../config/fields.ts';
import { headedSection } from '../../config/section.ts';

/** Shows pictures of any shape side by side. Each picture can be enlarged. */
export const gallery = headedSection('gallery', {
  pictures: listOf({
    ...shownPicture,
    caption: text.optional().describe('The text below the picture.'),
  }).describe('The pictures, in order.'),
  texts: z
    .strictObject({
      name: text.default('Pictures').describe('The name of the large view, for screen readers.'),
      position: template('number', 'total')
        .default('{number} of {total}')
        .describe('The text that says which picture is shown.'),
      previous: text.default('Previous').describe('The button to the previous picture.'),
      next: text.default('Next').describe('The button to the next picture.'),
      close: text.default('Close').describe('The button that closes the large view.'),
    })
    .prefault({})
    .describe('The texts of the large view, for sites in other languages.'),
});
