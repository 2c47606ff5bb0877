import { z } from 'zod';
import { date } from './date.ts';
import { pageLink, shownPicture } from './fields.ts';

/** What a page shows of a project beyond its title, address and description. */
export const projectDetails = {
  picture: z
    .strictObject(shownPicture)
    .optional()
    .describe(
      'A picture. All in a list have one shape: 3:2, or square where a third of them stand upright.',
    ),
  tags: z.array(date).default([]).describe('Short labels, such as its topics or its date.'),
  page: pageLink
    .optional()
    .describe('A page of this site that tells more of the project; the title leads there.'),
};
