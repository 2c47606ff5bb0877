import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { absoluteLink, matching, shownPicture, text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** Shows projects, which come from the data service, each with a link, a separator and a description. */
export const projects = section('projects', {
  heading: text.describe('The heading of the section.'),
  separator: matching(/^\*+$/, 'asterisks, such as "*****"')
    .default('**********')
    .describe('A decoration between the link and the description, which screen readers ignore.'),
  details: z
    .array(
      z.strictObject({
        url: absoluteLink
          .describe('The address of the project, as in the data service.')
          .register(fieldMetadata, {
            role: 'project',
            expected: 'the address of one of the projects',
          }),
        picture: z.strictObject(shownPicture).optional().describe('A picture, cropped to 3:2.'),
        tags: z.array(text).default([]).describe('Short labels, such as its topics.'),
      }),
    )
    .default([])
    .describe('Details of projects in addition to those of the data service.'),
  empty: text.optional().describe('The text instead of the list if there are no projects.'),
  entrance: entrance('fadeInDown').describe('The entrance animation of the heading.'),
});
