import { z } from 'zod';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { externalLink, listOf, text } from '../../config/fields.ts';
import { richText } from '../../config/rich-text.ts';
import { headedSection } from '../../config/section.ts';
import { isPeriod, looksLikePeriod, periodPattern } from '../../shared/period.ts';

const expected = 'words such as 2021 – today, or months such as 2021-09/2024-05 or 2021-09/..';

/** Shows periods of the site owner's life, such as jobs or schools. */
export const timeline = headedSection('timeline', {
  items: listOf({
    period: text
      .refine((period) => !looksLikePeriod(period) || periodPattern.test(period), expected)
      .refine((period) => !periodPattern.test(period) || isPeriod(period), {
        message: 'a period whose end is not before its start',
        params: { fix: 'write the earlier month before the later one' },
      })
      .describe(
        "The period, in words or as 2021-09/2024-05 or 2021/.., which is written in the site's language.",
      )
      .meta({ examples: ['2021 – today', '2021-09/..'] })
      .register(fieldMetadata, {
        role: 'period',
        expected,
        pairs: ['from to', 'start end', 'since until', 'begin end', 'startDate endDate'],
      })
      .optional(),
    title: text.describe('The title, such as a position or a degree.'),
    place: text.optional().describe('The place, such as an organisation or a town.'),
    url: externalLink.optional().describe('The link of the place, or else of the title.'),
    paragraphs: z.array(richText).default([]).describe('Texts about this period, in order.'),
    points: z.array(richText).default([]).describe('Short points about this period, as a list.'),
  }).describe('The entries, in order; the latest usually comes first.'),
});
