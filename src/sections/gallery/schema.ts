import { z } from 'zod';
import { listOf, shownPicture, template, text } from '../../config/fields.ts';
import { headedSection } from '../../config/section.ts';

/** Shows pictures of any shape side by side. Each picture can be enlarged. */
export const gallery = headedSection('gallery', {
  pictures: listOf({
    ...shownPicture,
    caption: text.optional().describe('What stands below the picture.'),
  }).describe('The pictures, in order.'),
  texts: z
    .strictObject({
      name: text.default('Pictures').describe('What the large view is called.'),
      position: template('number', 'total')
        .default('{number} of {total}')
        .describe('Which picture is shown large.'),
      previous: text.default('Previous').describe('The button that shows the one before.'),
      next: text.default('Next').describe('The button that shows the one after.'),
      close: text.default('Close').describe('The button that closes the large view.'),
    })
    .prefault({})
    .describe('The words of the large view, for another language.'),
});
