import { formatPath } from '../../schema/path.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { rangeOfKey } from '../document/nodes.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import type { Reference } from './check-context.ts';
import { type CheckReference, type KnownNames, pageOf } from './known-names.ts';

/** Refuses a page path that the site reserves or that another page has. */
export const checkPagePath: CheckReference = (page, { pages, context }) => {
  const path = page.value;
  const [folder = ''] = path.split('/');
  if (context.folders.includes(folder)) {
    return {
      message: `a page cannot stand at "${path}": the site has other files named ${folder}`,
      found: quote(path),
      expected: `a path that does not begin with ${context.folders.join(', ')}`,
      fix: `choose another path, such as my-${folder}`,
    };
  }
  const name = path === '' ? "'', the first page's" : quote(path);
  return formatRepeated(page, pages, 'path', `two pages have the path ${name}`);
};

/** Ids that the generated page itself uses in its HTML. */
const ownIds = ['page', 'page-data', 'content', 'first-screen-end', 'skip', 'announcer', 'new-tab'];

/** Refuses the id of a section if the page itself uses the id or another section of the page has it. */
export const checkSectionId: CheckReference = (id, { ids }) => {
  const { value } = id;
  if (ownIds.includes(value)) {
    return {
      message: `the page itself has the id ${quote(value)}`,
      found: quote(value),
      expected: `an id other than ${ownIds.join(', ')}`,
      fix: `choose another one, such as my-${value}`,
    };
  }
  const ofPage = ids.filter((other) => pageOf(other) === pageOf(id));
  return formatRepeated(id, ofPage, 'id', `two sections of the page have the id ${quote(value)}`);
};

function formatRepeated(
  name: Reference,
  names: readonly Reference[],
  noun: string,
  message: string,
): ProblemText | undefined {
  const first = names.find(({ value }) => value === name.value);
  if (!first || first === name) return undefined;
  return {
    message: `${message}: this one and ${formatPath(first.path.slice(0, -1))}`,
    found: quote(name.value),
    expected: `another ${noun} for each`,
    fix: `give one of them another ${noun}`,
  };
}

/** Refuses the menu entry of a section without an id, because nothing could link to the section. */
export const checkMenuEntry: CheckReference = ({ path }, { document }) => {
  if (document.hasIn([...path.slice(0, -1), 'id'])) return undefined;
  return {
    message: 'the menu cannot link to a section without an id',
    found: 'menu, and no id',
    expected: 'a section with an id, such as tools',
    fix: 'add a line id: with a short name of small letters',
  };
};

/** Finds a site without a page at the path ''. If the first page's path is invalid, the schema check reports that. */
export function findFirstPage({ document, pages, shown }: KnownNames): DocumentProblem[] {
  const first = pages.find(({ path }) => path.at(-2) === 0);
  if (!first || shown.includes('')) return [];
  const path = first.path.slice(0, -2);
  return [
    {
      path,
      range: rangeOfKey(document, path),
      message: "no page has the path '': the site has no first page",
      found: `the paths ${shown.map(quote).join(', ')}`,
      expected: "one page whose path is ''",
      fix: "write path: '' in the page that visitors see first",
    },
  ];
}
