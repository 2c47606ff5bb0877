import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** Figures in large type. */
export const facts = section('facts', {
  heading: text.optional().describe('A heading above the figures.'),
  items: z
    .array(
      z.strictObject({
        value: text.describe('The figure, in quotes where it is a bare number, such as "12".'),
        label: text.describe('What it counts.'),
        note: text.optional().describe('What there is to add, in small type.'),
      }),
    )
    .min(1)
    .describe('The figures, in order.'),
  entrance: entrance('fadeInUp'),
});
