import { z } from 'zod';
import { date } from '../../config/date.ts';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { listOf, properName, text } from '../../config/fields.ts';
import { externalLink } from '../../config/links.ts';
import { richText } from '../../config/rich-text.ts';
import { headedSection } from '../../config/section.ts';

/** Shows periods of the site owner's life, such as jobs or schools. */
export const timeline = headedSection('timeline', {
  items: listOf({
    period: date
      .describe('The period or the date, in words or as 2021-09/2024-05, 2021/.. or 2021-09-28.')
      .register(fieldMetadata, {
        pairs: ['from to', 'start end', 'since until', 'begin end', 'startDate endDate'],
      })
      .optional(),
    title: text.describe('The title, such as a position or a degree.'),
    place: properName.optional().describe('The place, such as an organisation or a town.'),
    url: externalLink.optional().describe('The link of the place, or else of the title.'),
    paragraphs: z.array(richText).default([]).describe('Texts about this period, in order.'),
    points: z.array(richText).default([]).describe('Short points about this period, as a list.'),
  }).describe('The entries, in order; the latest usually comes first.'),
});
