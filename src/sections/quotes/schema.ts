import { externalLink, listOf, text } from '../../config/fields.ts';
import { richText } from '../../config/rich-text.ts';
import { headedSection } from '../../config/section.ts';

/** Shows quotes about the owner. */
export const quotes = headedSection('quotes', {
  items: listOf({
    text: richText.describe('What was said, without quotation marks.'),
    name: text.describe('Who said it.'),
    role: text.optional().describe('What they are, such as their position and company.'),
    url: externalLink.optional().describe('Where the name leads to.'),
  }).describe('The quotes, in order.'),
});
