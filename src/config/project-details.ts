import { z } from 'zod';
import { tag } from './date.ts';
import { fieldMetadata } from './field-metadata.ts';
import { figure, shownPicture, text } from './fields.ts';
import { pageLink } from './links.ts';

/** Facts by names of the owner's own. */
export const facts = z
  .record(z.string(), figure)
  .register(fieldMetadata, { expected: 'names and texts, such as { Award: Red Dot }' });

/** What is known of a work. The page that tells of it opens with this. */
export const workFacts = {
  year: figure.optional().describe('The year, or the years, in which it was made.'),
  client: text.optional().describe('For whom it was made.'),
  role: text.optional().describe('What the owner did in it.'),
  place: text.optional().describe('Where it is.'),
  facts: facts
    .optional()
    .describe('What else is known of it, by names of your own, such as `Award: Red Dot`.'),
};

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
  ...workFacts,
};
