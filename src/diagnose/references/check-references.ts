import type { Role } from '../../config/field-metadata.ts';
import { isWithin } from '../../schema/path.ts';
import { schemaValues } from '../../schema/schema-values.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithSchema } from '../document/document-with-schema.ts';
import { rangeOfValue } from '../document/nodes.ts';
import { didYouMean, suggest } from '../schema/did-you-mean.ts';
import { quote } from '../text/quote.ts';
import type { CheckContext } from './check-context.ts';
import { findDuplicateItems } from './duplicate-items.ts';
import {
  checkBareName,
  checkFile,
  checkMediaType,
  checkPictureFolder,
  checkPictureWords,
  checkTextFile,
  checkTextFolder,
} from './files.ts';
import { type CheckReference, knownNames, referencesIn } from './known-names.ts';
import { checkLink, checkLinkForm, checkPageLink } from './page-links.ts';
import { checkMenuEntry, checkPagePath, checkSectionId, findFirstPage } from './unique-names.ts';

const checkIcon: CheckReference = ({ value: name }, { context: { icons } }) => {
  if (icons.includes(name)) return undefined;
  const problem = {
    message: `there is no icon "${name}"`,
    found: quote(name),
    expected: 'the name of one of the Tabler icons, such as mail',
    fix: 'look its name up on tabler.io/icons',
  };
  return suggest(problem, likely(name, icons));
};

/** Matches prefixes that other icon sets put before the name of an icon, such as `fa-`. */
const prefixes =
  /^(?:(?:fa[bsrl]?|ti|bi|mdi|icon|lucide|simple|feather|tabler|material|octicon|ion|logos)(?:-icons?)?[\s:/_-]+)+/i;

/** Finds the Tabler icon that was probably meant by a misspelt name, a brand, or a name of another icon set. */
function likely(name: string, icons: readonly string[]): string | undefined {
  const bare = name
    .replace(prefixes, '')
    .replace(/\.svg$/i, '')
    .replace(/(?<=[a-z])(?=[A-Z][a-z])/g, '-')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
  const whole = bare.replaceAll('-', '');
  const names = [bare, `brand-${bare}`, whole, `brand-${whole}`];
  return (
    names.find((each) => icons.includes(each)) ?? didYouMean(name, icons) ?? didYouMean(bare, icons)
  );
}

/** The check of each role whose values refer to something, such as a file, an icon or a page. */
const checks: Partial<Record<Role, CheckReference>> = {
  audio: checkFile,
  file: checkFile,
  font: checkFile,
  icon: checkIcon,
  link: checkLink,
  'media type': checkMediaType,
  page: checkPageLink,
  'page path': checkPagePath,
  picture: checkFile,
  'picture folder': checkPictureFolder,
  'picture words': checkPictureWords,
  'rich text': checkLinkForm,
  'section id': checkSectionId,
  'section menu': checkMenuEntry,
  'text file': checkTextFile,
  'text folder': checkTextFolder,
  video: checkFile,
};

/** Finds values that match the schema but refer to something missing, or that should be unique but are not. */
export function checkReferences(
  { source, document, schema }: DocumentWithSchema,
  context: CheckContext,
): DocumentProblem[] {
  const values = schemaValues(schema, document.toJS());
  const references = values.flatMap((value) => referencesIn(value, document));
  const known = knownNames(document, context, values, references);
  const ends = new Map<string, number>();
  const found = references.flatMap((reference): DocumentProblem[] => {
    const { role, path, value } = reference;
    const text = (reference.isInvalid ? checkBareName : checks[role])?.(reference, known);
    if (!text) return [];
    const range = rangeOfValue(document, path);
    if (document.getIn(path) === value) return [{ path, range, ...text }];
    // The replacement of a link within a text takes the place of the link alone.
    const link = `](${value})`;
    const key = `${range[0]} ${value}`;
    const at = source.text.slice(0, range[1]).indexOf(link, ends.get(key) ?? range[0]) + 2;
    ends.set(key, at);
    const isPart = at >= range[0] + 2 && text.replacement !== "''";
    return isPart
      ? [{ path, range: [at, at + value.length], ...text, isPart }]
      : [{ path, range, ...text, replacement: undefined }];
  });
  const copies = findDuplicateItems(source, document, values);
  // A problem within a repeated item is reported for the first item already, so it is left out here.
  const problems = [...found, ...findFirstPage(known)].filter(
    ({ path }) => !copies.some((copy) => isWithin(path, copy.path)),
  );
  return [...problems, ...copies];
}
