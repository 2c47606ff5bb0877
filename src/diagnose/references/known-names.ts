import { type Document, isMap, isScalar } from 'yaml';
import { z } from 'zod';
import { fileRoles, type Role } from '../../config/field-metadata.ts';
import { linksIn, readRichText } from '../../config/rich-text.ts';
import type { Path } from '../../schema/path.ts';
import type { SchemaValue } from '../../schema/schema-values.ts';
import { textPages } from '../../shared/text-pages.ts';
import { nodeAt, pairIn } from '../document/nodes.ts';
import { betterText } from '../schema/better-text.ts';
import type { ProblemText } from '../text/source-problem.ts';
import type { CheckContext, Reference } from './check-context.ts';

/** The names and files that references are checked against. */
export type KnownNames = {
  document: Document;
  context: CheckContext;
  references: readonly Reference[];
  pages: readonly Reference[];
  ids: readonly Reference[];
  /** `shown` holds the paths of visible pages, and `hidden` those of hidden pages. */
  shown: readonly string[];
  hidden: readonly string[];
  /** The paths that a link may lead to: those of visible pages, and those of sections, such as `about-me#tools`. */
  targets: readonly string[];
};

/** Checks a reference; returns its problem, or undefined if the reference is right. */
export type CheckReference = (reference: Reference, known: KnownNames) => ProblemText | undefined;

const named: readonly Role[] = [...fileRoles, 'picture folder'];

export function referencesIn(
  { schema, role, value, path }: SchemaValue,
  document: Document,
): Reference[] {
  if (!role || typeof value !== 'string') return [];
  // Invalid texts are left out, because the check of the schema reports them. A file may be known by its name alone.
  const isValid = z.safeParse(schema, value).success;
  if (!isValid && role !== 'rich text')
    return named.includes(role) ? [{ role, value, path, isInvalid: true }] : [];
  if (role === 'page path')
    return [{ role, value, path, isHidden: isWrittenHidden(document, path.slice(0, -1)) }];
  if (role !== 'rich text') return [{ role, value, path }];
  const links = linksIn(readRichText(value)).map((link): Reference => {
    return 'url' in link
      ? { role: 'link', value: link.url, path }
      : { role: 'page', value: link.page, path };
  });
  // One wrong link hides no other.
  return isValid ? [...links, { role, value, path }] : links;
}

export function knownNames(
  document: Document,
  context: CheckContext,
  values: readonly SchemaValue[],
  references: readonly Reference[],
): KnownNames {
  const pages = references.filter(({ role }) => role === 'page path');
  const ids = references.filter(({ role }) => role === 'section id');
  const shown = pages.filter(({ isHidden }) => !isHidden).map(({ value }) => value);
  const others = context.pages ?? { hidden: [], targets: [] };
  const hidden = pages.filter(({ isHidden }) => isHidden).map(({ value }) => value);
  const targets = [
    ...others.targets,
    ...shown,
    ...values.flatMap(meantPath),
    ...values.flatMap((value) => pagesOfTexts(value, pages, context)),
    ...ids.flatMap((id) => addressOf(id, pages)),
  ];
  const all = { document, context, references, pages, ids, shown, targets };
  return { ...all, hidden: [...others.hidden, ...hidden] };
}

/** Returns the paths of the pages that the texts of a folder have. */
function pagesOfTexts(
  { role, value: folder, path }: SchemaValue,
  pages: readonly Reference[],
  { texts = [], spoken }: CheckContext,
): string[] {
  if (role !== 'text folder' || typeof folder !== 'string') return [];
  const page = pages.find((each) => pageOf(each) === path[1]);
  return page ? [...textPages(page.value, folder, texts, spoken?.languages).values()] : [];
}

/** Returns the corrected form of a faulty page path, so that links to the corrected path are not reported too. */
function meantPath({ schema, role, value }: SchemaValue): string[] {
  if (role !== 'page path' || typeof value !== 'string') return [];
  const meant = z.safeParse(schema, value).success ? undefined : betterText(role, value);
  return meant === undefined ? [] : [meant];
}

/** Returns the address of a section in links, such as `about-me#tools`. */
function addressOf(id: Reference, pages: readonly Reference[]): string[] {
  const page = pages.find((each) => pageOf(each) === pageOf(id));
  return page && !page.isHidden ? [`${page.value}#${id.value}`] : [];
}

/** Returns the index of the page that a reference is on, such as 2 in `pages[2].sections[0]`. */
export function pageOf({ path: [, page] }: Reference) {
  return page;
}

/** Checks for `hidden: true` in the owner's text. A misspelt key that was corrected to `hidden` does not count. */
function isWrittenHidden(document: Document, path: Path): boolean {
  const page = nodeAt(document, path);
  const pair = isMap(page) ? pairIn(page, 'hidden') : undefined;
  const isCorrected = isScalar(pair?.key) && pair.key.source !== 'hidden';
  return !isCorrected && document.getIn([...path, 'hidden']) === true;
}
