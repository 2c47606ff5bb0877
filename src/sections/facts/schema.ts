import { z } from 'zod';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { listOf, properName, text } from '../../config/fields.ts';
import { headedSection } from '../../config/section.ts';

/** Accepts texts and integers. YAML would change the look of other numbers: 1.10 would become 1.1. */
const figure = z
  .union([properName, z.int()])
  .register(fieldMetadata, { expected: 'a text or a whole number' });

/** Shows figures in large type. */
export const facts = headedSection(
  'facts',
  {
    items: listOf({
      value: figure.describe('The figure, with its unit if it has one.'),
      label: text.describe('What the figure counts.'),
      note: text.optional().describe('An addition to the label, in small type.'),
    }).describe('The figures, in order.'),
  },
  { panel: { span: 6, items: 4 } },
);
