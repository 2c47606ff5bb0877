import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { absoluteLink, matching, shownPicture, text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** Shows the projects of the data service, each with a link, a separator and a description. */
export const projects = section('projects', {
  heading: text.describe('The heading of the section.'),
  separator: matching(/^\*+$/, 'asterisks, such as "*****"')
    .default('**********')
    .describe('Stands between the link and the description, for the eye only.'),
  details: z
    .array(
      z.strictObject({
        url: absoluteLink
          .describe('The address of the project, as the data service gives it.')
          .register(fieldMetadata, {
            role: 'project',
            expected: 'the address of one of the projects',
          }),
        picture: z.strictObject(shownPicture).optional().describe('A picture, cut to 3:2.'),
        tags: z.array(text).default([]).describe('What it is about, in a few short words.'),
      }),
    )
    .default([])
    .describe('What is shown of projects beside what the data service says of them.'),
  empty: text.optional().describe('Stands in for the list when the data service has none.'),
  entrance: entrance('fadeInDown').describe('How the heading enters.'),
});
