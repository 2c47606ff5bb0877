import { formatPath, type Path } from '../../schema/path.ts';
import type { PlacedText } from '../../schema/schema-values.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { rangeOfKey } from '../document/locate.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { problemAt, type References } from './references.ts';

/** Ids that the page itself uses. */
const reserved = ['page', 'page-data', 'content', 'first-screen-end', 'announcer', 'new-tab'];

/** Finds ids that two sections share or the page uses, and menu entries without an id. */
export function checkSectionIds({ document, texts }: References): DocumentProblem[] {
  const ids = texts('section id');
  return [
    ...texts('section menu').flatMap(({ path }) =>
      document.hasIn([...path.slice(0, -1), 'id'])
        ? []
        : problemAt(document, path, missingId, rangeOfKey),
    ),
    ...ids.flatMap((id) => problemAt(document, id.path, checkSectionId(id, ids))),
  ];
}

function checkSectionId(id: PlacedText, ids: readonly PlacedText[]): ProblemText | undefined {
  if (reserved.includes(id.value)) {
    return {
      message: `the page itself has the id ${quote(id.value)}`,
      found: quote(id.value),
      expected: `an id other than ${reserved.join(', ')}`,
      fix: `choose another one, such as my-${id.value}`,
    };
  }
  const first = ids.find(
    (other) => other.value === id.value && pageOf(other.path) === pageOf(id.path),
  );
  if (!first || first === id) return undefined;
  return {
    message: `two sections of the page have the id ${quote(id.value)}: this one and ${formatPath(first.path.slice(0, -1))}`,
    found: quote(id.value),
    expected: 'an id that no other section of the page has',
    fix: 'give one of them another id',
  };
}

const missingId: ProblemText = {
  message: 'the menu cannot link to a section without an id',
  found: 'menu, and no id',
  expected: 'a section with an id, such as tools',
  fix: 'add a line id: with a short name of small letters',
};

/** Returns the address of a section in links: `about-me#tools`. */
export function sectionAddress(
  { path, value }: PlacedText,
  pages: readonly PlacedText[],
): string | undefined {
  const page = pages.find((each) => pageOf(each.path) === pageOf(path));
  return page && `${page.value}#${value}`;
}

/** Returns the index of the page in a path such as `pages[2].sections[0]`. */
function pageOf([, page]: Path) {
  return page;
}
