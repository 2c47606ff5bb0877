import { figure, listOf, text } from '../../config/fields.ts';
import { headedSection } from '../../config/section.ts';

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
  { panel: { span: 6, items: 2 } },
);
