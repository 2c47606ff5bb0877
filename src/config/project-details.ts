import { z } from 'zod';
import { tag } from './date.ts';
import { shownPicture } from './fields.ts';
import { pageLink } from './links.ts';

/** What a page shows of a project beyond its title, address and description. */
export const projectDetails = {
  picture: z
    .strictObject(shownPicture)
    .optional()
    .describe(
      'A picture. It keeps its shape, or takes the most common shape of its list if that cuts little of it.',
    ),
  tags: z.array(tag).default([]).describe('Short labels, such as its topics or its date.'),
  page: pageLink
    .optional()
    .describe('A page of this site that tells more of the project; the title leads there.'),
};
