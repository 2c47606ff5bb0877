import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { despiteOtherIssues, matching, text } from '../../config/fields.ts';
import { absoluteLink } from '../../config/links.ts';
import { projectDetails } from '../../config/project-details.ts';
import { section } from '../../config/section.ts';

const expected = 'the address or the title of one of the projects';

const details = z
  .strictObject({
    url: absoluteLink
      .optional()
      .describe('The address of the project, as in the data service.')
      .register(fieldMetadata, { role: 'project', expected }),
    title: text
      .optional()
      .describe('The title of the project, as in the data service, for one without an address.')
      .register(fieldMetadata, { role: 'project', expected }),
    ...projectDetails,
  })
  .refine(({ url, title }) => url !== undefined || title !== undefined, {
    path: ['url'],
    error: 'the key "url" with the address of the project is missing, or "title" with its title',
    ...despiteOtherIssues,
  });

/** Shows projects, which come from the data service, each with a link, a separator and a description. */
export const projects = section(
  'projects',
  {
    heading: text.describe('The heading of the section.'),
    separator: matching(/^\*+$/, 'asterisks, such as "*****"')
      .optional()
      .describe('A decoration between the link and the description, which screen readers ignore.'),
    details: z
      .array(details)
      .default([])
      .describe(
        'For a data service elsewhere: what it does not know of its projects. The projects of content/index.yaml say it themselves.',
      )
      .register(fieldMetadata, { isForService: true }),
    empty: text.optional().describe('The text instead of the list if there are no projects.'),
    entrance: entrance('fadeInDown').describe('The entrance animation of the heading.'),
  },
  { height: 80, content: 'projects' },
);
