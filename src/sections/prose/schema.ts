import { headedSection } from '../../config/section.ts';
import { blocks } from '../../config/text-blocks.ts';

/** Shows running text, such as a biography. */
export const prose = headedSection(
  'prose',
  {
    paragraphs: blocks.describe(
      'The paragraphs and other blocks, in order. A text may contain **bold**, *emphasis*, `code` and [links](projects), which lead to a page, a file below public/ or another site.',
    ),
  },
  { usualEntrance: 'fadeInRight', panel: { span: 6, items: 4 } },
);
