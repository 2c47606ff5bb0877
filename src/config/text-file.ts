import { z } from 'zod';
import { date, tag } from './date.ts';
import { picture, pictureWords, text, verbatim } from './fields.ts';
import { blocks, looseBlocks } from './text-blocks.ts';

const textFileOf = (words: z.ZodString, paragraphs: typeof blocks) =>
  z
    .strictObject({
      title: words.optional(),
      date: date.optional(),
      description: text.optional(),
      picture: picture.optional(),
      alt: pictureWords.optional(),
      tags: z.array(tag).optional(),
      hidden: z.boolean().default(false),
      paragraphs,
    })
    .refine(({ picture: path, alt }) => path === undefined || alt !== undefined, {
      path: ['alt'],
      error: 'the key "alt" with what the picture shows is missing',
      params: { fix: 'write alt with what the picture shows, for those who cannot see it' },
    });

/** A text in a Markdown file: what stands above it, between two lines of dashes, and its blocks. */
export const textFile = textFileOf(text, blocks);

/** The same with all words that Markdown may have. */
export const looseTextFile = textFileOf(verbatim, looseBlocks);
