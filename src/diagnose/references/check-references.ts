import { type Document, isCollection, isMap, isScalar } from 'yaml';
import { z } from 'zod';
import { fileRoles } from '../../config/field-metadata.ts';
import { linksIn, readRichText } from '../../config/rich-text.ts';
import { isWithin, type Path } from '../../schema/path.ts';
import { metadataOf, type Schema, unwrapped } from '../../schema/schema-tree.ts';
import { type SchemaValue, schemaValues, textsByRole } from '../../schema/schema-values.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { linesBetween, nodeAt, rangeOfKey, rangeOfValue } from '../document/locate.ts';
import { pairIn } from '../document/nodes.ts';
import { betterText } from '../schema/better-text.ts';
import type { Source } from '../text/source.ts';
import type { ProblemText } from '../text/source-problem.ts';
import type { CheckContext } from './check-context.ts';
import { findDuplicateItems } from './duplicate-items.ts';
import { checkFile, checkMediaType } from './files.ts';
import { checkIcon } from './icons.ts';
import { checkFirstPage, checkLinkApart, checkPageLink, checkPagePath } from './pages.ts';
import { checkSectionId, missingId, sectionAddress } from './section-ids.ts';

/** Every valid value that refers to something missing, or that is not unique where it has to be. */
export function checkReferences(
  source: Source,
  document: Document,
  schema: Schema,
  context: CheckContext,
): DocumentProblem[] {
  const values = [...schemaValues(schema, document.toJS())];
  const texts = textsByRole(values);
  const duplicates = values.flatMap(({ schema, value, path }) => {
    const list = unwrapped(schema);
    // The items of a row are of a kind each, and may be equal: an address may be its own label.
    if (!Array.isArray(value) || !(list instanceof z.ZodArray)) return [];
    const mayRecur = metadataOf(list.element).noun === 'section';
    return findDuplicateItems(value, mayRecur).map(([index, message]) => ({
      path: [...path, index],
      message,
    }));
  });
  const isCopy = ({ path }: { path: Path }) => duplicates.some((copy) => isWithin(path, copy.path));
  const pages = texts('page path');
  const isHidden = ({ path }: { path: Path }) => isWrittenHidden(document, path.slice(0, -1));
  const lists = values.filter(
    ({ schema, value }) => metadataOf(schema).role === 'pages' && Array.isArray(value),
  );
  const isFirstRead = pages.some(({ path }) => path.at(-2) === 0);
  const paths = pages.filter((page) => !isHidden(page)).map((page) => page.value);
  const hidden = pages.filter(isHidden).map((page) => page.value);
  const ids = texts('section id');
  const sections = ids.flatMap((id) => sectionAddress(id, pages) ?? []);
  const targets = [...paths, ...meantPaths(values), ...sections];
  const at = (
    path: Path,
    message: ProblemText | undefined,
    rangeOf = rangeOfValue,
  ): DocumentProblem[] => (message ? [{ path, range: rangeOf(document, path), ...message }] : []);
  const links = texts('rich text').flatMap(({ value, path }) =>
    linksIn(readRichText(value)).map((link) => ({ ...link, path })),
  );
  const urls = links.flatMap((link) =>
    'url' in link ? [{ value: link.url, path: link.path }] : [],
  );
  const pageLinks = links.flatMap((link) =>
    'page' in link ? [{ value: link.page, path: link.path }] : [],
  );
  // The example of a section stands alone: there are no pages for its links to be among.
  const toPages = lists.length > 0 ? [...texts('page'), ...pageLinks] : [];
  return [
    ...fileRoles.flatMap((role) =>
      [...texts(role), ...(role === 'file' ? [...texts('link'), ...urls] : [])]
        // A font may also be named as one of those that come with the site, and a link leads anywhere.
        .filter(({ value }) => value.startsWith('/'))
        .flatMap(({ path, value }) => at(path, checkFile(value, role, context))),
    ),
    ...texts('media type').flatMap(({ path, value }) => {
      const src: unknown = document.getIn([...path.slice(0, -1), 'src']);
      return typeof src === 'string' ? at(path, checkMediaType(value, src, context)) : [];
    }),
    ...texts('icon').flatMap(({ path, value }) => at(path, checkIcon(value, context.icons))),
    ...pages
      .filter((page) => !isCopy(page))
      .flatMap((page) => at(page.path, checkPagePath(page, pages, context.folders))),
    ...lists.flatMap(({ path }) =>
      // While the path of the first page is wrong, that message says what it should be.
      isFirstRead ? at(path, checkFirstPage(paths), rangeOfKey) : [],
    ),
    ...toPages.flatMap(({ path, value }) => at(path, checkPageLink(value, targets, hidden))),
    ...texts('rich text').flatMap(({ path, value }) => at(path, checkLinkApart(value, targets))),
    ...texts('section menu').flatMap(({ path }) =>
      document.hasIn([...path.slice(0, -1), 'id']) ? [] : at(path, missingId, rangeOfKey),
    ),
    ...ids.filter((id) => !isCopy(id)).flatMap((id) => at(id.path, checkSectionId(id, ids))),
    ...duplicates.flatMap(({ path, message }) => {
      const [finding] = at(path, message);
      const node = nodeAt(document, path);
      if (!finding || !node?.range || isFlow(document, path)) return finding ? [finding] : [];
      return [{ ...finding, edits: linesBetween(source, node.range[0], node.range[1]) }];
    }),
  ];
}

/** Paths that their schema refuses, as they are meant: links to them follow from that mistake. */
function meantPaths(values: readonly SchemaValue[]): string[] {
  return values.flatMap(({ schema, value }) => {
    if (metadataOf(schema).role !== 'page path' || typeof value !== 'string') return [];
    return z.safeParse(schema, value).success ? [] : (betterText('page path', value) ?? []);
  });
}

/** Whether a page is hidden by that word: of another one its own message says what was meant. */
function isWrittenHidden(document: Document, path: Path): boolean {
  const page = nodeAt(document, path);
  const pair = isMap(page) ? pairIn(page, 'hidden') : undefined;
  const isCorrected = isScalar(pair?.key) && pair.key.source !== 'hidden';
  return !isCorrected && document.getIn([...path, 'hidden']) === true;
}

function isFlow(document: Document, path: Path): boolean {
  const list = nodeAt(document, path.slice(0, -1));
  return isCollection(list) && list.flow === true;
}
