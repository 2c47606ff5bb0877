import { z } from 'zod';
import type { Block } from '../shared/text-blocks.ts';
import { fieldMetadata } from './field-metadata.ts';
import { picture, pictureWords, properName, text, verbatim } from './fields.ts';
import { focus } from './focus.ts';
import { looseCell, looseRichText, optionalRichText, richText } from './rich-text.ts';

const mayRepeat = <S extends z.ZodType>(items: S) =>
  z.array(items).min(1).register(fieldMetadata, { mayRepeat: true });

/** What the words of blocks are checked by. */
type Words = {
  text: z.ZodString;
  name: z.ZodString;
  pictureWords: z.ZodString;
  richText: typeof richText;
  /** The text of a cell, which may be empty. */
  cell: typeof optionalRichText;
};

function blocksOf({ text, name, pictureWords, richText, cell }: Words) {
  /** Accepts a text, or blocks below each other, such as a text and another list. */
  const item = z.union([
    richText,
    z.strictObject({
      paragraphs: z
        .lazy((): z.ZodType<Block[]> => all)
        .describe('The paragraphs of the item, and other blocks, such as another list.'),
    }),
  ]);

  const list = z.array(item).min(1);

  /** Accepts a paragraph, or another block, whose key such as `quote` says what it is. */
  const block = z
    .union([
      richText,
      z.strictObject({ heading: text.describe('A heading between two paragraphs.') }),
      z.strictObject({ subheading: text.describe('A heading of a part below such a heading.') }),
      z.strictObject({ list: list.describe('The items of a list with bullets.') }),
      z.strictObject({
        steps: list.describe('The items of a list with numbers, in order.'),
        start: z.int().min(0).optional().describe('The number of the first item, if it is not 1.'),
      }),
      z.strictObject({
        quote: richText.describe('A quote, without quotation marks.'),
        by: name.optional().describe('The author of the quote.'),
      }),
      z.strictObject({
        code: verbatim
          .describe('Lines of code. In YAML, `|` keeps the line breaks.')
          .register(fieldMetadata, { role: 'code' }),
        language: verbatim
          .describe('The language of the code, which stands above it and colours its words.')
          .register(fieldMetadata, { isName: true })
          .optional(),
      }),
      z.strictObject({
        picture: picture.describe('The file of a picture.'),
        alt: pictureWords.describe('What the picture shows, for people who cannot see it.'),
        focus,
        caption: text.optional().describe('The text below the picture.'),
      }),
      z.strictObject({
        table: mayRepeat(mayRepeat(cell)).describe(
          'The rows of a table. The first has the headings of the columns.',
        ),
        align: mayRepeat(z.enum(['start', 'center', 'end']))
          .optional()
          .describe('Where each column is aligned; by default numbers at the end.'),
      }),
      z.strictObject({ rule: z.literal(true).describe('A line that parts what follows.') }),
    ])
    .register(fieldMetadata, {
      expected:
        'a paragraph, or one of the keys heading, subheading, list, steps, quote, code, picture, table and rule',
    });

  const all = mayRepeat(block);
  return all;
}

/** The blocks of a running text, in order. */
export const blocks = blocksOf({
  ...{ text, name: properName, pictureWords, richText, cell: optionalRichText },
});

/** The same of a file of Markdown, in which what is a slip in YAML is only worth a look. */
export const looseBlocks = blocksOf({
  ...{ text: verbatim, name: verbatim, pictureWords: verbatim },
  ...{ richText: looseRichText, cell: looseCell },
});
