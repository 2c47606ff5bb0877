import { z } from 'zod';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { picture, pictureWords, properName, text, verbatim } from '../../config/fields.ts';
import { focus } from '../../config/focus.ts';
import { richText } from '../../config/rich-text.ts';
import { headedSection } from '../../config/section.ts';

const list = z.array(richText).min(1);

/** Accepts a paragraph, or another block, whose key such as `quote` says what it is. */
const block = z
  .union([
    richText,
    z.strictObject({ heading: text.describe('A heading between two paragraphs.') }),
    z.strictObject({ subheading: text.describe('A heading of a part below such a heading.') }),
    z.strictObject({ list: list.describe('The items of a list with bullets.') }),
    z.strictObject({ steps: list.describe('The items of a list with numbers, in order.') }),
    z.strictObject({
      quote: richText.describe('A quote, without quotation marks.'),
      by: properName.optional().describe('The author of the quote.'),
    }),
    z.strictObject({
      code: verbatim
        .describe('Lines of code. In YAML, `|` keeps the line breaks.')
        .register(fieldMetadata, { role: 'code' }),
    }),
    z.strictObject({
      picture: picture.describe('The file of a picture.'),
      alt: pictureWords.describe('What the picture shows, for people who cannot see it.'),
      focus,
      caption: text.optional().describe('The text below the picture.'),
    }),
  ])
  .register(fieldMetadata, {
    expected:
      'a paragraph, or one of the keys heading, subheading, list, steps, quote, code and picture',
  });

/** Shows running text, such as a biography. */
export const prose = headedSection(
  'prose',
  {
    paragraphs: z
      .array(block)
      .min(1)
      .describe(
        'The paragraphs and other blocks, in order. A text may contain **bold**, *emphasis*, `code` and [links](projects), which lead to a page, a file below public/ or another site.',
      ),
  },
  { usualEntrance: 'fadeInRight', panel: { span: 6, items: 4 } },
);
