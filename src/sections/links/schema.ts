import { iconName, listOf, text } from '../../config/fields.ts';
import { externalLink } from '../../config/links.ts';
import { headedSection } from '../../config/section.ts';

/** Shows links to other sites, which open in a new tab. */
export const links = headedSection(
  'links',
  {
    items: listOf({
      label: text.describe('The text of the link.'),
      url: externalLink.describe('The address that the link leads to.'),
      icon: iconName.optional().describe("The name of a Tabler icon, instead of the host's icon."),
    }).describe('The links, in order.'),
  },
  { usualEntrance: 'default', panel: { span: 4, items: 8 } },
);
