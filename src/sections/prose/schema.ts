import { fieldMetadata } from '../../config/field-metadata.ts';
import { despiteOtherIssues } from '../../config/fields.ts';
import { language } from '../../config/language.ts';
import { headedSection } from '../../config/section.ts';
import { blocks } from '../../config/text-blocks.ts';
import { textPath } from '../../config/text-path.ts';

/** Shows running text, such as a biography. */
export const prose = headedSection(
  'prose',
  {
    paragraphs: blocks
      .optional()
      .transform((written) => written ?? [])
      .register(fieldMetadata, { isUsual: true })
      .describe(
        'The paragraphs and other blocks, in order. A text may contain **bold**, *emphasis*, `code` and [links](projects), which lead to a page, a file below public/ or another site.',
      ),
    file: textPath
      .optional()
      .describe('A file of Markdown that has the text, in place of the paragraphs.'),
    language: language
      .optional()
      .describe('The language of the text, such as de, if it is not that of the page.'),
  },
  { usualEntrance: 'fadeInRight', panel: { span: 6, items: 4 } },
)
  .refine(({ file, paragraphs }) => file !== undefined || paragraphs?.length !== 0, {
    path: ['paragraphs'],
    error: 'the key "paragraphs" with the text is missing',
    ...despiteOtherIssues,
  })
  .refine(({ file, paragraphs }) => file === undefined || !paragraphs?.length, {
    path: ['file'],
    error: 'the text itself, or the file that it is in, and not both',
    ...despiteOtherIssues,
    params: { fix: 'remove the line file, or the paragraphs' },
  });
