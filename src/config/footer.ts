import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';
import { despiteOtherIssues, freeText, text, word } from './fields.ts';
import { externalLink, pageLink } from './links.ts';

const footLink = z
  .strictObject({
    label: text.describe('The text of the link.'),
    page: pageLink.optional().describe('A page of this site that it leads to.'),
    url: externalLink.optional().describe('Another address that it leads to.'),
  })
  .refine(({ page, url }) => (page === undefined) !== (url === undefined), {
    path: ['page'],
    error: 'a link leads to one place: to a page of this site or to another address',
    ...despiteOtherIssues,
    params: { fix: 'write one of page and url' },
  });

const footBlock = z.strictObject({
  name: freeText
    .optional()
    .describe("Who made the site; by default the owner's name, and with '' no name.")
    .register(fieldMetadata, { isName: true }),
  year: z.int().min(1900).max(2999).optional().describe('A year, which stands before the name.'),
  contacts: z
    .boolean()
    .default(true)
    .describe('Whether the contacts of content/index.yaml follow, addresses of mail first.'),
  links: z.array(footLink).default([]).describe('More links, such as one to an imprint.'),
  projects: z
    .boolean()
    .default(true)
    .describe(
      'Whether a page that projects or cards lead to, and the navigation bar does not, leads to the previous and the next one.',
    ),
  previous: word('previousProject', 'What stands above the previous project.'),
  next: word('nextProject', 'What stands above the next project.'),
});

/** The schema of the block `footer`, with what stands at the end of the pages. */
export const footer = z
  .union([z.boolean().transform((isShown) => isShown && footBlock.parse({})), footBlock])
  .prefault({})
  .describe(
    'What stands at the end of each page but a welcome that fills the screen; false leaves it out.',
  );
