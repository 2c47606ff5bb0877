import { externalLink, iconName, listOf, text } from '../../config/fields.ts';
import { headedSection } from '../../config/section.ts';

/** Shows links to other sites, which open in a new tab. */
export const links = headedSection(
  'links',
  {
    items: listOf({
      label: text.describe('What the link says.'),
      url: externalLink.describe('Where it leads.'),
      icon: iconName.optional().describe('The name of a Tabler icon, if not the one of the host.'),
    }).describe('The links, in order.'),
  },
  'default',
);
