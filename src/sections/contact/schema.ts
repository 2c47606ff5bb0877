import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { iconName, text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** Shows the contact links of the data service. */
export const contact = section('contact', {
  heading: text.describe('The heading of the section.'),
  icons: z
    .record(z.string(), iconName)
    .default({})
    .describe('Icons of your own choice: a host or scheme, and the name of a Tabler icon.'),
  copy: text.default('Copy').describe('The label of the button that copies an address.'),
  copied: text.default('Copied').describe('Its label once the address is copied.'),
  empty: text.optional().describe('Stands in for the list when the data service has none.'),
  entrance: entrance('fadeInDown').describe('How the heading enters.'),
});
