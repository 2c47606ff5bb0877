import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { shownPicture, text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** Shows a heading and a photo. The name and profession below the photo come from the data service. */
export const profile = section(
  'profile',
  {
    heading: text.describe('The heading of the section.'),
    photo: z.strictObject(shownPicture).optional().describe('A photo of the owner.'),
    entrance: entrance('fadeInLeft'),
  },
  { height: 9 },
);
