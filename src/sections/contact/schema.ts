import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { iconName, matching, text, word } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

const hostOrScheme = matching(
  /^(?:[a-z][a-z0-9+.-]*:|[^\s:/@]+\.[^\s:/@]+)$/i,
  'a host such as example.com, or a scheme such as mailto:',
);

/** Shows the contact links of the site's owner, which come from the data service. */
export const contact = section(
  'contact',
  {
    heading: text.describe('The heading of the section.'),
    icons: z
      .record(hostOrScheme, iconName)
      .default({})
      .describe('Other icons for links: a host or scheme, and the name of a Tabler icon.'),
    copy: word('copy', 'The label of the button that copies an address.'),
    copied: word('copied', 'The label of this button after the address was copied.'),
    empty: text.optional().describe('The text instead of the list if there are no links.'),
    entrance: entrance('fadeInDown').describe('The entrance animation of the heading.'),
  },
  { height: 26, content: 'contact' },
);
