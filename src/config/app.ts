import { z } from 'zod';
import { matching, text } from './fields.ts';

/** The block `app`: name, version and language of the site, and whether it is in production. */
export const app = z
  .strictObject({
    name: text.describe('The name of the application; titles call it {appName}.'),
    version: matching(/^\d+\.\d+\.\d+$/, 'three numbers and two dots, such as 1.0.0')
      .default('1.0.0')
      .describe('The version of the site.'),
    production: z
      .boolean()
      .default(false)
      .describe('While false, the site asks search engines not to list it.'),
    language: matching(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, 'a language tag, such as en or pt-BR')
      .default('en')
      .describe('The language of the texts.'),
    description: text.describe('One sentence for search engines and link previews.'),
    url: z
      .url({ protocol: /^https?$/ })
      .meta({ pattern: '^https?://', examples: ['https://example.com'] })
      .optional()
      .describe(
        'The address the site is published at, with its path; needed once production is true.',
      ),
  })
  .refine(({ production, url }) => production !== true || url !== undefined, {
    path: ['url'],
    error: 'production is true, and the key "url" with the address of the site is missing',
    // By default zod skips this rule while other values of the block are wrong.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .describe('The application.');
