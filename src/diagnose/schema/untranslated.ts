import { isScalar } from 'yaml';
import type { Role } from '../../config/field-metadata.ts';
import { type Path, stepInto, valueAt } from '../../schema/path.ts';
import { metadataOf, type Schema } from '../../schema/schema-tree.ts';
import { isRead, type SchemaValue, schemaValues } from '../../schema/schema-values.ts';
import { endsOf } from '../../shared/date.ts';
import { parseUrl } from '../../shared/link.ts';
import { unknownVariables } from '../../shared/template.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithSchema } from '../document/document-with-schema.ts';
import { keyText, rangeOfKey, rangeOfValue } from '../document/nodes.ts';
import { quote } from '../text/quote.ts';
import { type ByLanguage, chooseLanguage, type Languages } from './choose-language.ts';

/** Returns the names in a value, which are the same in all languages wherever they stand. */
export const namesIn = (schema: Schema, root: unknown): string[] =>
  schemaValues(schema, root).flatMap(({ schema: field, value }) =>
    metadataOf(field).isName && typeof value === 'string' ? value : [],
  );

/**
 * Finds the texts of a valid document that a language lacks, of which the site shows those of another language, those
 * that several have alike, and the pages that a language leaves out. Chooses the first language in the document.
 * @param names the names that the files of the site have
 */
export function findUntranslated(
  { document, schema }: Omit<DocumentWithSchema, 'source'>,
  site: Languages,
  names: readonly string[],
): DocumentProblem[] {
  const { languages } = site;
  const [language = '', ...lacking] = languages;
  const blocks = chooseLanguage(document, schema, { ...site, language });
  const root: unknown = document.toJS();
  const known = new Set(names);
  const isWords = (each: SchemaValue) => {
    const holder = valueAt(root, each.path.slice(0, -1));
    const { hostname = '' } = parseUrl(String(stepInto(holder, 'url'))) ?? {};
    return (
      isRead(each) &&
      each.role !== 'code' &&
      !metadataOf(each.schema).isName &&
      // The words of a button, or a section, may have a key that says their language.
      !each.path.some((_, end) => end > 1 && hasLanguage(valueAt(root, each.path.slice(0, end)))) &&
      // A link may be called by the name of its host, such as GitHub.
      !hostname.includes(String(each.value).toLowerCase().replaceAll(' ', '')) &&
      isInWords(String(each.value), known)
    );
  };
  // A value of a union is listed with the union, and then with its option.
  const values = new Map(schemaValues(schema, root).map((each) => [each.path.join('.'), each]));
  const inBlocks = blocks.flatMap((block) => {
    const value = values.get(block.path.join('.'));
    const range = rangeOfKey(document, block.path);
    return inBlock(block, range, { role: value?.role, isText: value ? isWords(value) : false });
  });
  const places = new Set(blocks.map(({ path }) => path.join('.')));
  // What stands within a block by language, such as an item of its list, is in that language.
  const isInBlock = (path: Path) =>
    path.some((_, index) => places.has(path.slice(0, index + 1).join('.')));
  const alone = [...values.values()]
    .filter((each) => isWords(each) && !isInBlock(each.path))
    .map(({ value, path }) => ({
      path,
      range: rangeOfValue(document, path),
      lacking,
      message: `this text is in no language of its own, and pages in ${lacking.join(', ')} show it too`,
      found: quote(String(value)),
      expected: `a block with a text for each of ${languages.join(', ')}`,
      fix: `write ${languages.map((tag) => `${tag}: and the text in it`).join(', and ')}, or leave it if it is the same in all`,
    }));
  return [...inBlocks, ...alone].sort((a, b) => a.range[0] - b.range[0]);
}

const hasLanguage = (value: unknown) => stepInto(value, 'language') !== undefined;

/** Checks whether a text says something in words, and is neither a name alone, an address nor a date. */
function isInWords(text: string, names: ReadonlySet<string>): boolean {
  const variables = unknownVariables(text, []);
  const bare = variables.reduce((left, each) => left.replace(each, ' '), text).trim();
  const isOther = /^(?:\/|[a-z]+:\/\/)\S*$/i.test(bare) || endsOf(bare).length > 0;
  return /\p{L}/u.test(bare) && !names.has(bare) && !isOther;
}

function inBlock(
  { map, path, languages }: ByLanguage,
  range: DocumentProblem['range'],
  { role, isText }: { role: Role | undefined; isText: boolean },
): DocumentProblem[] {
  const texts = languages.map((language) => {
    const { value } = map.items.find(({ key }) => keyText(key) === language) ?? {};
    return isScalar(value) ? value.value : value;
  });
  const [first] = texts.filter((text) => text !== undefined && text !== null);
  const place = { path, range, found: quote(String(first)) };
  const missing = languages.filter((_, index) => (texts[index] ?? null) === null);
  // A link names a page by its path in any of its languages.
  if (missing.length > 0 && role === 'page') return [];
  if (missing.length > 0 && typeof first !== 'boolean')
    return [
      {
        ...place,
        lacking: missing,
        message: `this text is missing in ${missing.join(', ')}, where that of another language stands`,
        expected: `a text in each of ${languages.join(', ')}`,
        fix: `write ${missing.map((tag) => `${tag}: and the text in it`).join(', and ')} beside it`,
      },
    ];
  const hiding = languages.filter((_, index) => texts[index] === true);
  if (path.at(-1) === 'hidden' && path.length === 3 && hiding.length < languages.length)
    return [
      {
        ...place,
        message: `the page is left out in ${hiding.join(', ')}: the bar leads to the first page there, and links to it are words alone`,
        expected: 'the page in each language',
        fix: 'write its texts in each language and remove hidden, or leave it if that is meant',
      },
    ];
  const variables = texts.map((text) =>
    typeof text === 'string' ? unknownVariables(text, []).sort().join(' ') : '',
  );
  if (new Set(variables).size > 1)
    return [
      {
        ...place,
        message: 'the names in braces differ by language',
        expected: 'the same names in braces in each language',
        fix: 'write what is missing, or leave it if that is meant',
      },
    ];
  if (typeof first !== 'string' || texts.some((text) => text !== first)) return [];
  return [
    {
      ...place,
      ...(isText && { lacking: languages.slice(1) }),
      message: `this is the same in ${languages.join(', ')}`,
      expected: isText ? 'a text in each language' : 'one text for all languages',
      fix: isText
        ? 'translate it, or leave it if it is the same in all'
        : `write ${quote(first)} alone, without the languages`,
    },
  ];
}
