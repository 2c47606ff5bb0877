import { z } from 'zod';
import { titlePattern, titleVariables } from '../shared/template.ts';
import { fieldMetadata } from './field-metadata.ts';
import { despiteOtherIssues, matching, refuseUnusablePath, template, text } from './fields.ts';
import type { SectionSchema } from './section.ts';
import { refuseWhere } from './text-problem.ts';

const path = matching(
  /^([a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*)?$/,
  "'' or words of small letters, digits, hyphens and underscores, such as about-me",
)
  .superRefine(refuseUnusablePath)
  .superRefine(
    refuseWhere((written) =>
      written.endsWith('/index')
        ? {
            expected: 'a path that does not end with index, which is the file of the page above it',
            fix: 'write another word at its end',
          }
        : undefined,
    ),
  )
  .meta({ examples: ['about-me'] })
  .register(fieldMetadata, { role: 'page path' });

const title = template(...titleVariables)
  .meta({
    description:
      'The document title; {ownerName}, {appName} and {separator} are filled in. By default, the heading of the page and the name of the site.',
    pattern: titlePattern,
    examples: ['Contact me{separator}{appName}'],
  })
  .register(fieldMetadata, { role: 'title' });

/** Creates the schema of the block `pages` with the given section types. */
export function pages<S extends SectionSchema>(sections: readonly [S, ...S[]]) {
  const section = z.discriminatedUnion('type', sections);
  fieldMetadata.add<z.ZodType>(section, { noun: 'section' });
  const page = z
    .strictObject({
      path: path.describe("The address below the site's; '' is the first page."),
      link: text
        .default('')
        .describe('The name of the page in the navigation bar; not needed with `menu: false`.'),
      title: title.default(''),
      description: text.optional().describe('One sentence for search engines; else that of `app`.'),
      navigation: z.boolean().default(true).describe('Whether the page shows the navigation bar.'),
      menu: z.boolean().default(true).describe('Whether the navigation bar links to the page.'),
      cover: z
        .boolean()
        .default(true)
        .describe(
          'Whether the page opens with the picture and the facts of the project or card that leads to it, if the navigation bar does not.',
        ),
      hidden: z.boolean().default(false).describe('Whether the page is left out of the site.'),
      sections: z.array(section).min(1).describe('What the page shows, from top to bottom.'),
    })
    .refine(({ link, menu }) => link !== '' || menu === false, {
      path: ['link'],
      error: 'the key "link" with the name of the page in the navigation bar is missing',
      ...despiteOtherIssues,
      params: { fix: 'write link with its name, or menu: false to leave the page out of the bar' },
    });
  return z.array(page).min(1).describe('The pages, in the order of the navigation bar.');
}
