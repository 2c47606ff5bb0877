import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { properName, text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** Shows a list of short names under a heading. */
export const technologies = section(
  'technologies',
  {
    heading: text.describe('The heading of the list.'),
    items: z.array(properName).min(1).describe('The names, in order.'),
    entrance: entrance('fadeInUp'),
  },
  { panel: { span: 6, items: 16 } },
);
