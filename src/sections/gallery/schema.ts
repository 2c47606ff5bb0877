import { z } from 'zod';
import { listOf, shownPicture, template, text, word } from '../../config/fields.ts';
import { headedSection } from '../../config/section.ts';

/** Shows pictures of any shape side by side. Each picture can be enlarged. */
export const gallery = headedSection('gallery', {
  pictures: listOf({
    ...shownPicture,
    caption: text.optional().describe('The text below the picture.'),
  }).describe('The pictures, in order.'),
  texts: z
    .strictObject({
      name: word('pictures', 'The name of the large view, for screen readers.'),
      position: word(
        'position',
        'The text that says which picture is shown.',
        template('number', 'total'),
      ),
      previous: word('previous', 'The button to the previous picture.'),
      next: word('next', 'The button to the next picture.'),
      close: word('close', 'The button that closes the large view.'),
    })
    .prefault({})
    .describe('The texts of the large view.'),
});
