import { z } from 'zod';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { listOf, pictureFolder, shownPicture, template, text, word } from '../../config/fields.ts';
import { headedSection } from '../../config/section.ts';

const pictures = listOf({
  ...shownPicture,
  caption: text.optional().describe('The text below the picture.'),
});

/** Until the files in the folder are known, a picture whose path ends in a slash stands for all of them. */
const folder = pictureFolder.transform(
  (path): z.output<typeof pictures> => [{ src: `${path.replace(/\/+$/, '')}/`, alt: '' }],
);

const pictureWords = shownPicture.alt
  .describe('What the picture shows.')
  .register(fieldMetadata, { role: 'picture words' });

/** Shows pictures of any shape side by side. Each picture can be enlarged. */
export const gallery = headedSection('gallery', {
  pictures: z
    .union([pictures, folder])
    .describe(
      'The pictures, in order; or the path of a folder, for all its pictures in the order of their names.',
    ),
  alt: z
    .record(z.string(), pictureWords)
    .optional()
    .describe(
      'For a folder: what each picture shows, for those who cannot see it, by the name of its file.',
    ),
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
