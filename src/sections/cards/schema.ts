import { z } from 'zod';
import { tag } from '../../config/date.ts';
import { properName, shownPicture } from '../../config/fields.ts';
import { externalLink, hasOneTarget, pageLink, twoTargets } from '../../config/links.ts';
import { workFacts } from '../../config/project-details.ts';
import { richText } from '../../config/rich-text.ts';
import { headedSection } from '../../config/section.ts';

/** Shows works as cards, each with a picture, a short text and a link. */
export const cards = headedSection('cards', {
  items: z
    .array(
      z
        .strictObject({
          title: properName.describe('The title of the work.'),
          picture: z.strictObject(shownPicture).optional().describe('A picture of the work.'),
          text: richText.optional().describe('A short text about the work.'),
          tags: z.array(tag).default([]).describe('Short labels, such as the tools or the date.'),
          page: pageLink.optional().describe('A page of this site that the title leads to.'),
          url: externalLink.optional().describe('Another address that the title leads to.'),
          ...workFacts,
          featured: z
            .boolean()
            .default(false)
            .describe('Whether the card leads: it has a row of its own, with its text beside it.'),
        })
        .refine(hasOneTarget, twoTargets),
    )
    .min(1)
    .describe('The cards, in order.'),
  row: z
    .boolean()
    .default(false)
    .describe('Whether their pictures stand in one row, equally high, each above its title alone.'),
});
