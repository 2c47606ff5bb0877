import { z } from 'zod';
import { date, tag } from './date.ts';
import { picture, pictureWords, text } from './fields.ts';
import { blocks } from './text-blocks.ts';

/** A text in a Markdown file: what stands above it, between two lines of dashes, and its blocks. */
export const textFile = z
  .strictObject({
    title: text.optional(),
    date: date.optional(),
    description: text.optional(),
    picture: picture.optional(),
    alt: pictureWords.optional(),
    tags: z.array(tag).optional(),
    hidden: z.boolean().default(false),
    paragraphs: blocks,
  })
  .refine(({ picture: path, alt }) => path === undefined || alt !== undefined, {
    path: ['alt'],
    error: 'the key "alt" with what the picture shows is missing',
    params: { fix: 'write alt with what the picture shows, for those who cannot see it' },
  });
