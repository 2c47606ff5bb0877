import { z } from 'zod';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { picture, text, verbatim } from '../../config/fields.ts';
import { richText } from '../../config/rich-text.ts';
import { headedSection } from '../../config/section.ts';

const list = z.array(richText).min(1);

/** Accepts a paragraph, or a block whose key names its kind. */
const block = z
  .union([
    richText,
    z.strictObject({ heading: text.describe('A heading between two paragraphs.') }),
    z.strictObject({ list: list.describe('Items in no order, each behind a bullet.') }),
    z.strictObject({ steps: list.describe('Items in their order, each behind its number.') }),
    z.strictObject({
      quote: richText.describe('What somebody said.'),
      by: text.optional().describe('Who said it.'),
    }),
    z.strictObject({
      code: verbatim
        .describe('Lines of code; `|` keeps them apart.')
        .register(fieldMetadata, { role: 'code' }),
    }),
    z.strictObject({
      picture: picture.describe('The file.'),
      alt: text.describe('What the picture shows, for those who cannot see it.'),
      caption: text.optional().describe('A line below it.'),
    }),
  ])
  .register(fieldMetadata, {
    expected: 'a paragraph, or a block with heading, list, steps, quote, code or picture',
  });

/** Shows running text, such as a biography. */
export const prose = headedSection(
  'prose',
  {
    paragraphs: z
      .array(block)
      .min(1)
      .describe(
        'The paragraphs, in order, and what stands between them. A text may hold **bold**, *emphasis*, `code` and [links](projects), which lead to a page, a file below public/ or another site.',
      ),
  },
  'fadeInRight',
);
