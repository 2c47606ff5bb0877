import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { picture, text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** A heading and a photo, with the owner's record from the data service beneath it. */
export const profile = section('profile', {
  heading: text.describe('The heading of the section.'),
  photo: z
    .strictObject({
      src: picture.describe('The file.'),
      alt: text.describe('What the photo shows, for those who cannot see it.'),
    })
    .optional()
    .describe('The photo.'),
  entrance: entrance('fadeInLeft'),
});
