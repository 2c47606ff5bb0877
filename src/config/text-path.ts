import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';

const expectedText = 'the path of a Markdown file below content/, such as texts/lastra.md';

/** The path of a Markdown file below `content/`. */
export const textPath = z
  .string()
  .regex(/^(?!.*\.\.\/)[^\\\p{Cc}]+\.(?:md|markdown)$/iu, expectedText)
  .normalize('NFC')
  .meta({ examples: ['texts/lastra.md'] })
  .register(fieldMetadata, { role: 'text file', expected: expectedText });

const expectedFolder = 'the path of a folder below content/, such as notes/';

/** The path of a folder of Markdown files below `content/`, with a slash at its end. */
export const textFolder = z
  .string()
  .regex(/^(?!\.?\/|.*\.\.(?:\/|$))[^\\\p{Cc}]+$/u, expectedFolder)
  .normalize('NFC')
  .overwrite((path) => path.replace(/\/?$/, '/'))
  .meta({ examples: ['notes/'] })
  .register(fieldMetadata, { role: 'text folder', expected: expectedFolder });
