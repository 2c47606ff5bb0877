import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { externalLink, iconName, text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** Links to other sites; each opens in a new tab. */
export const links = section('links', {
  heading: text.optional().describe('A heading above the links.'),
  items: z
    .array(
      z.strictObject({
        label: text.describe('What the link says.'),
        url: externalLink.describe('Where it leads.'),
        icon: iconName
          .optional()
          .describe('The name of a Tabler icon, if not the one of the host.'),
      }),
    )
    .min(1)
    .describe('The links, in order.'),
  entrance: entrance('default'),
});
