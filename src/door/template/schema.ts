import { externalLink, headedSection, listOf, text } from 'vitrine/section';

/** Shows specimens, each with a place and a link. */
export const specimens = headedSection('specimens', {
  items: listOf({
    title: text.describe('The title.'),
    place: text.optional().describe('Where and when.'),
    url: externalLink.optional().describe('The address that the title leads to.'),
  }).describe('The entries, in order.'),
});
