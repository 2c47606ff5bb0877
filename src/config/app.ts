import { z } from 'zod';
import { besideOtherProblems, matching, text, webAddress } from './fields.ts';
import { language } from './language.ts';
import { refuseWhere } from './text-problem.ts';

/** Paths of pages are appended to the address: after a query or a fragment they would have no effect. */
const refuseQuery = refuseWhere((url) => {
  const meant = url.replace(/[?#].*$/, '');
  const expected = 'an address without ? and #, since the paths of pages follow it';
  return meant === url ? undefined : { expected, meant };
});

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
    language: language.default('en').describe('The language of the texts.'),
    description: text.describe('One sentence for search engines and link previews.'),
    url: webAddress
      .superRefine(refuseQuery)
      .optional()
      .describe(
        'The address the site is published at, with its path; needed once production is true.',
      ),
  })
  .refine(({ production, url }) => production !== true || url !== undefined, {
    path: ['url'],
    error: 'production is true, and the key "url" with the address of the site is missing',
    ...besideOtherProblems,
  })
  .describe('The application.');
