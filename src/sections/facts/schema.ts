import { z } from 'zod';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { listOf, text } from '../../config/fields.ts';
import { headedSection } from '../../config/section.ts';

/** Accepts texts and integers. YAML reads other numbers differently from how they look: 1.10 becomes 1.1. */
const figure = z
  .union([text, z.int()])
  .register(fieldMetadata, { expected: 'a text or a whole number' });

/** Shows figures in large type. */
export const facts = headedSection('facts', {
  items: listOf({
    value: figure.describe('The figure, with its unit where it has one.'),
    label: text.describe('What it counts.'),
    note: text.optional().describe('What there is to add, in small type.'),
  }).describe('The figures, in order.'),
});
