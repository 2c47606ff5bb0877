import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { date, tag } from '../../config/date.ts';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { despiteOtherIssues, properName, shownPicture, text } from '../../config/fields.ts';
import { externalLink, hasOneTarget, pageLink, twoTargets } from '../../config/links.ts';
import { richText } from '../../config/rich-text.ts';
import { section } from '../../config/section.ts';
import { textFolder } from '../../config/text-path.ts';

const item = z
  .strictObject({
    title: properName.describe('The title of the text.'),
    date: date.optional().describe('When it was published. The latest comes first.'),
    description: richText.optional().describe('A sentence about it.'),
    picture: z.strictObject(shownPicture).optional().describe('A picture of it.'),
    tags: z.array(tag).default([]).describe('Short labels, such as where it was published.'),
    page: pageLink.optional().describe('A page of this site that the title leads to.'),
    url: externalLink.optional().describe('Another address that the title leads to.'),
  })
  .refine(hasOneTarget, twoTargets);

/** Lists texts by date: the Markdown files of a folder, each of which gets a page, and texts that stand elsewhere. */
export const writing = section('writing', {
  heading: text.describe('The heading of the section.'),
  folder: textFolder
    .optional()
    .register(fieldMetadata, { isUsual: true })
    .describe('A folder of Markdown files, each of which gets a page of its own below this page.'),
  items: z
    .array(item)
    .default([])
    .describe('Texts that stand elsewhere, such as articles in a magazine.'),
  empty: text.optional().describe('The text instead of the list if there are no texts.'),
  entrance: entrance('fadeInDown').describe('The entrance animation of the heading.'),
}).refine(({ folder, items }) => folder !== undefined || items?.length !== 0, {
  path: ['folder'],
  error: 'the key "folder" with the folder of the texts is missing',
  ...despiteOtherIssues,
});
