import { z } from 'zod';
import { linkFault, linkPattern } from '../shared/link.ts';
import { unknownVariables } from '../shared/template.ts';
import { fieldMetadata } from './field-metadata.ts';

/** A text a visitor reads; it may not be empty. */
export const text = z.string().trim().min(1);

/** A text that matches a pattern; `expected` describes it, and follows "expected" in messages. */
export const matching = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, expected).register(fieldMetadata, { expected });

/** A duration in milliseconds, of ten seconds at most. */
export const milliseconds = z.int().min(0).max(10_000).register(fieldMetadata, { unit: 'ms' });

/** A distance in CSS pixels; negative ones point up or to the left. */
export const pixels = z.int().min(-5_000).max(5_000).register(fieldMetadata, { unit: 'px' });

/** A width or height in CSS pixels. */
export const size = z.int().min(1).max(10_000).register(fieldMetadata, { unit: 'px' });

const pathBelowPublic = /^\/(?!\/)[^\s\\?#]+$/;

/** Whether a link leads to a file below `public/`, such as /files/cv.pdf. */
export const isPathBelowPublic = (link: string) => pathBelowPublic.test(link);

/** The path of a picture, film or track below `public/`, such as `/media/logo.svg`. */
export const media = matching(
  pathBelowPublic,
  'the path of a file below public/, such as /media/logo.svg',
)
  .meta({ examples: ['/media/logo.svg'] })
  .register(fieldMetadata, { role: 'media' });

/** The path of a file of any kind below `public/` that visitors may take with them. */
export const file = matching(
  pathBelowPublic,
  'the path of a file below public/, such as /files/cv.pdf',
)
  .meta({ examples: ['/files/cv.pdf'] })
  .register(fieldMetadata, { role: 'file' });

/** A text with variables in braces, of those that are named. */
export const template = (...variables: readonly string[]) =>
  text.superRefine((value, context) => {
    const known = variables.map((name) => `{${name}}`).join(', ');
    for (const variable of unknownVariables(value, variables)) {
      context.addIssue({ code: 'custom', message: `${known} in braces, not ${variable}` });
    }
  });

/** The name of an icon. */
export const iconName = z
  .string()
  .trim()
  .min(1)
  .register(fieldMetadata, { role: 'icon', expected: 'the name of a Tabler icon' });

/** A link that is absolute and of an allowed scheme, or else matches a pattern where one is given. */
const linkOr = (others?: RegExp) =>
  z
    .string()
    .superRefine((value, context) => {
      const fault = others?.test(value) ? undefined : linkFault(value);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    })
    .register(fieldMetadata, {
      role: 'link',
      expected: 'an absolute link, such as https://example.com/page',
    })
    // For the JSON schema of editors, which cannot run the check above.
    .meta({
      pattern: others ? `${linkPattern}|${others.source}` : linkPattern,
      examples: ['https://example.com/page'],
    });

/** An absolute link, as in the answer of the data service. */
export const absoluteLink = linkOr();

/** The same, or nothing. */
export const optionalLink = linkOr(/^$/);

/** A link to another site, or to a file below `public/`, such as /files/cv.pdf. */
export const externalLink = linkOr(pathBelowPublic);

/** The path of one of the site's pages. */
export const pageLink = z
  .string()
  .register(fieldMetadata, { role: 'page', expected: 'the path of a page of this site' })
  .meta({ examples: ['projects'] });
