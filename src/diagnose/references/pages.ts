import { type Document, isMap, isScalar } from 'yaml';
import { formatPath, type Path } from '../../schema/path.ts';
import { metadataOf, type Schema } from '../../schema/schema-tree.ts';
import type { PlacedText } from '../../schema/schema-values.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { nodeAt, rangeOfKey } from '../document/locate.ts';
import { pairIn } from '../document/nodes.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { problemAt, type References } from './references.ts';

/** Finds paths that two pages share or that the site reserves, and a missing first page. */
export function checkPages(references: References): DocumentProblem[] {
  const { document, context, texts, values } = references;
  const pages = texts('page path');
  const { shown } = pagePaths(references);
  const isFirstRead = pages.some(({ path }) => path.at(-2) === 0);
  const lists = values.filter(({ schema, value }) => isPageList(schema) && Array.isArray(value));
  return [
    ...pages.flatMap((page) =>
      problemAt(document, page.path, checkPagePath(page, pages, context.folders)),
    ),
    // If the path of the first page is faulty, that problem is reported already.
    ...(isFirstRead ? lists : []).flatMap(({ path }) =>
      problemAt(document, path, checkFirstPage(shown), rangeOfKey),
    ),
  ];
}

export function isPageList(schema: Schema): boolean {
  return metadataOf(schema).role === 'pages';
}

/** Returns the paths of visible pages and of hidden pages. */
export function pagePaths({ document, texts }: References) {
  const pages = texts('page path');
  const isHidden = ({ path }: PlacedText) => isWrittenHidden(document, path.slice(0, -1));
  return {
    shown: pages.filter((page) => !isHidden(page)).map(({ value }) => value),
    hidden: pages.filter(isHidden).map(({ value }) => value),
  };
}

/** Checks for `hidden: true`. A faulty value is reported by the schema. */
function isWrittenHidden(document: Document, path: Path): boolean {
  const page = nodeAt(document, path);
  const pair = isMap(page) ? pairIn(page, 'hidden') : undefined;
  const isCorrected = isScalar(pair?.key) && pair.key.source !== 'hidden';
  return !isCorrected && document.getIn([...path, 'hidden']) === true;
}

function checkPagePath(
  page: PlacedText,
  pages: readonly PlacedText[],
  reserved: readonly string[],
): ProblemText | undefined {
  const path = page.value;
  const [folder = ''] = path.split('/');
  if (reserved.includes(folder)) {
    return {
      message: `a page cannot stand at "${path}": the site has other files named ${folder}`,
      found: quote(path),
      expected: `a path that does not begin with ${reserved.join(', ')}`,
      fix: `choose another path, such as my-${folder}`,
    };
  }
  const first = pages.find(({ value }) => value === path);
  if (!first || first === page) return undefined;
  const name = path === '' ? "'', the first page's" : quote(path);
  return {
    message: `two pages have the path ${name}: this one and ${formatPath(first.path.slice(0, -1))}`,
    found: quote(path),
    expected: 'a path that no other page has',
    fix: 'give one of them another path',
  };
}

function checkFirstPage(paths: readonly string[]): ProblemText | undefined {
  if (paths.includes('')) return undefined;
  return {
    message: "no page has the path '': the site has no first page",
    found: `the paths ${paths.map(quote).join(', ')}`,
    expected: "one page whose path is ''",
    fix: "write path: '' in the page that visitors see first",
  };
}
