import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { listOf, text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** A whole number needs no quotes; of any other YAML may keep less than was written, as of 1.10. */
const figure = z
  .union([text, z.int()])
  .register(fieldMetadata, { expected: 'a text or a whole number' });

/** Figures in large type. */
export const facts = section('facts', {
  heading: text.optional().describe('A heading above the figures.'),
  items: listOf({
    value: figure.describe('The figure, with its unit where it has one.'),
    label: text.describe('What it counts.'),
    note: text.optional().describe('What there is to add, in small type.'),
  }).describe('The figures, in order.'),
  entrance: entrance('fadeInUp'),
});
