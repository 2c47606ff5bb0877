import { z } from 'zod';
import { externalLink, listOf, text } from '../../config/fields.ts';
import { richText } from '../../config/rich-text.ts';
import { headedSection } from '../../config/section.ts';

/** Shows periods of the owner's life, such as jobs or schools. */
export const timeline = headedSection('timeline', {
  items: listOf({
    period: text.describe('When it was, such as 2021 – today.'),
    title: text.describe('What it was: a position, a degree.'),
    place: text.optional().describe('Where it was: an organisation, a town.'),
    url: externalLink.optional().describe('Where the place leads to, or else the title.'),
    paragraphs: z.array(richText).default([]).describe('What there is to tell, in order.'),
    points: z.array(richText).default([]).describe('The same in short, as a list.'),
  }).describe('The entries, in order; the latest usually comes first.'),
});
