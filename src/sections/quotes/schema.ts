import { listOf, properName, text } from '../../config/fields.ts';
import { externalLink } from '../../config/links.ts';
import { richText } from '../../config/rich-text.ts';
import { headedSection } from '../../config/section.ts';

/** Shows quotes about the site's owner. */
export const quotes = headedSection(
  'quotes',
  {
    items: listOf({
      text: richText.describe('The quote, without quotation marks.'),
      name: properName.describe('The name of the quoted person.'),
      role: text.optional().describe("The person's role, such as a position and a company."),
      url: externalLink.optional().describe('Where the name leads to.'),
    }).describe('The quotes, in order.'),
  },
  { panel: { span: 6, items: 2 } },
);
