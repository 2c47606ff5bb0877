import { z } from 'zod';
import { linkPattern } from '../shared/link.ts';
import { fieldMetadata } from './field-metadata.ts';
import { despiteOtherIssues } from './fields.ts';
import { findLinkProblem, findPrivateHost } from './link-target.ts';
import { pageForm } from './page-link.ts';
import { refuseWhere, type TextProblem } from './text-problem.ts';

const linkedFile = /^\/(?!\/)[^\\]+$/;

/** Checks whether a link leads to a file below `public/`, such as /files/cv.pdf. */
export const isPathBelowPublic = (link: string) => linkedFile.test(link);

/** Refuses a link that is unsafe or malformed. */
const refuseDeadLinks = refuseWhere((link) => findLinkProblem(link) ?? findPrivateHost(link));

/** Creates the schema of a text that is an absolute link or matches the pattern `others`. */
const linkOr = (others?: RegExp) =>
  z
    .string()
    .superRefine((value, context) => {
      if (!others?.test(value)) refuseDeadLinks(value, context);
    })
    .overwrite((value) => (value.startsWith('/') ? value.normalize('NFC') : value))
    .register(fieldMetadata, {
      role: 'link',
      expected: 'an absolute link, such as https://example.com/page',
    })
    // Editors cannot run the check above, so the JSON schema gets a pattern that is less strict.
    .meta({
      pattern: others ? `${linkPattern}|${others.source}` : linkPattern,
      examples: ['https://example.com/page'],
    });

/** An absolute link, such as https://example.com/page. Other programs' data name no pages of this site. */
export const foreignLink = linkOr();

/** A link to another site, such as https://example.com/page, or to a page of this one, such as /contact. */
export const absoluteLink = linkOr(pageForm);

export const optionalLink = linkOr(new RegExp(`^$|${pageForm.source}`));

/** A link to another site, to a page of this one, or to a file below `public/`, such as /files/cv.pdf. */
export const externalLink = linkOr(new RegExp(`${linkedFile.source}|${pageForm.source}`));

/** Finds the problem of an http or https URL. A link that leads elsewhere, such as to a mail address, is none. */
function findAddressProblem(text: string): TextProblem | undefined {
  const problem = findLinkProblem(text);
  if (/^https?:/i.test(text)) return problem;
  const expected = 'an address such as https://example.com';
  return problem?.meant?.startsWith('https:') ? { ...problem, expected } : { expected };
}

/** Checks whether the title of an entry leads to a page or to another address, and not to both. */
export const hasOneTarget = ({ page, url }: { page?: unknown; url?: unknown }) =>
  page === undefined || url === undefined;

/** What is said of an entry whose title leads to both. */
export const twoTargets = {
  path: ['url'],
  error: 'a title leads to one place: to a page of this site or to another address',
  ...despiteOtherIssues,
  params: { fix: 'remove the line page, or the line url' },
};

/** An http or https URL. */
export const webAddress = z
  .string()
  .superRefine(refuseWhere(findAddressProblem))
  .meta({ pattern: '^https?://', examples: ['https://example.com'] })
  .register(fieldMetadata, { expected: 'an address such as https://example.com' });

/** The path of a page of the site. */
export const pageLink = z
  .string()
  .register(fieldMetadata, { role: 'page', expected: 'the path of a page of this site' })
  .meta({ examples: ['projects'] });
