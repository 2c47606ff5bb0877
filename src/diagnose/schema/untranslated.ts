import { isScalar } from 'yaml';
import type { Role } from '../../config/field-metadata.ts';
import { schemaValues } from '../../schema/schema-values.ts';
import { unknownVariables } from '../../shared/template.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithSchema } from '../document/document-with-schema.ts';
import { keyText, rangeOfKey, rangeOfValue } from '../document/nodes.ts';
import { quote } from '../text/quote.ts';
import { type ByLanguage, chooseLanguage, type Languages } from './choose-language.ts';

/** The roles of texts that are sentences. Most texts have no role. */
const sentences: readonly (Role | undefined)[] = [undefined, 'picture words', 'rich text', 'title'];

/** The number of words from which a text is no name, which would be the same in all languages. */
const leastWords = 4;

/**
 * Finds the texts of a valid document that a language lacks, of which the site shows those of another language, those
 * that several have alike, and the pages that a language leaves out. Chooses the first language in the document.
 */
export function findUntranslated(
  { document, schema }: Omit<DocumentWithSchema, 'source'>,
  site: Languages,
): DocumentProblem[] {
  const { languages } = site;
  const [language = ''] = languages;
  const blocks = chooseLanguage(document, schema, { ...site, language });
  const inBlocks = blocks.flatMap((block) => inBlock(block, rangeOfKey(document, block.path)));
  const places = new Set(blocks.map(({ path }) => path.join('.')));
  const others = languages.slice(1).join(', ');
  const alone = schemaValues(schema, document.toJS()).flatMap(({ role, value, path }) => {
    const isText =
      typeof value === 'string' && sentences.includes(role) && !/^\/|:\/\//.test(value);
    if (!isText || !isSentence(value) || places.has(path.join('.'))) return [];
    return [
      {
        path,
        range: rangeOfValue(document, path),
        message: `this text is in no language of its own, and pages in ${others} show it too`,
        found: quote(value),
        expected: `a block with a text for each of ${languages.join(', ')}`,
        fix: `write ${languages.map((tag) => `${tag}: and the text in it`).join(', and ')}, or leave it if it is the same in all`,
      },
    ];
  });
  // A value of a union is listed with the union and with its option.
  const firstOf = new Map([...inBlocks, ...alone].map((each) => [each.path.join('.'), each]));
  return [...firstOf.values()];
}

const isSentence = (text: string) => {
  const bare = unknownVariables(text, []).reduce((left, each) => left.replace(each, ' '), text);
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(bare)];
  return words.filter(({ isWordLike }) => isWordLike).length >= leastWords;
};

function inBlock(block: ByLanguage, range: DocumentProblem['range']): DocumentProblem[] {
  const { map, path, languages } = block;
  const texts = languages.map((language) => {
    const { value } = map.items.find(({ key }) => keyText(key) === language) ?? {};
    return isScalar(value) ? value.value : value;
  });
  const [first] = texts.filter((text) => text !== undefined && text !== null);
  const place = { path, range, found: quote(String(first)) };
  const missing = languages.filter((_, index) => (texts[index] ?? null) === null);
  if (missing.length > 0)
    return [
      {
        ...place,
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
        message: `the page is left out in ${hiding.join(', ')}: the bar leads to the first page there`,
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
      message: `this is the same in ${languages.join(', ')}`,
      expected: isSentence(first) ? 'a text in each language' : 'one text for all languages',
      fix: isSentence(first)
        ? 'translate it'
        : `write ${quote(first)} alone, without the languages`,
    },
  ];
}
