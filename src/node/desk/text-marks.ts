import type { Path } from '../../schema/path.ts';
import { valueAt } from '../../schema/path.ts';
import { docsOf } from '../../schema/schema-tree.ts';
import { schemaValues } from '../../schema/schema-values.ts';
import type { MappedText, OwnerFile, ValuePath } from '../../shared/desk-protocol.ts';
import { isRichText, type RichText } from '../../shared/rich-text.ts';
import { formatPeriod } from '../site-files/site-words.ts';
import { schemas } from './owner-texts.ts';
import { textKind } from './text-kind.ts';

/** A text that was marked, before the page says where it stands. */
export type MarkedText = Omit<MappedText, 'spots'>;

// Letters for private use stand in no text of an owner, and no code of a view takes them for blanks.
const [opening, closing, end] = ['\ue000', '\ue001', '\ue002'];
const firstDigit = 0xe010;

const numeral = (index: number) =>
  [...String(index)].map((digit) => String.fromCharCode(firstDigit + Number(digit))).join('');

/** Matches a mark: whether it opens or closes, and the index of its text. */
export const markPattern = /([\ue000\ue001])([\ue010-\ue019]+)\ue002/g;

export function readMark([, side, digits = '']: RegExpMatchArray) {
  const index = [...digits].map((digit) => digit.charCodeAt(0) - firstDigit).join('');
  return { isOpening: side === opening, index: Number(index) };
}

export const withoutMarks = (text: string) => text.replace(markPattern, '');

function marked(text: string, index: number): string;
function marked(text: RichText, index: number): RichText;
function marked(text: RichText, index: number): RichText {
  const [first, last] = [opening + numeral(index) + end, closing + numeral(index) + end];
  return typeof text === 'string' ? first + text + last : [first, ...text, last];
}

/**
 * Returns a copy of the value of a file in which each text that visitors read stands between marks with its index in
 * `texts`, to which the texts are added.
 */
export function markTexts<T>(
  file: OwnerFile,
  value: T,
  { raw, language, texts }: { raw: unknown; language: string; texts: MarkedText[] },
): T {
  // A copy by JSON, since two blocks with the same default may be one object.
  const copy: T = JSON.parse(JSON.stringify(value));
  for (const each of schemaValues(schemas[file], value)) {
    const kind = textKind(each);
    if (kind === undefined || each.value === '' || !isRichText(each.value)) continue;
    const { path, schema, role } = each;
    const block = valueAt(copy, path.slice(0, -1));
    const [key] = path.slice(-1);
    if (typeof block !== 'object' || block === null || key === undefined) continue;
    const own = valueAt(raw, path);
    const shown =
      role === 'period' && typeof each.value === 'string'
        ? formatPeriod(each.value, language)
        : each.value;
    Reflect.set(block, key, marked(shown, texts.length));
    texts.push({
      file,
      path: stepsOf(path),
      text: typeof own === 'string' ? own : '',
      isWritten: own !== undefined,
      kind,
      source: 'file',
      description: docsOf(schema).description ?? '',
      picture: pictureBeside(value, path),
    });
  }
  return copy;
}

/** Marks every text of an answer of a live data service. */
export function markService<T>(content: T, texts: MarkedText[]): T {
  const read = JSON.stringify(content, (key, each: unknown) => {
    if (typeof each !== 'string' || each === '' || /url|date/i.test(key)) return each;
    const place = { file: 'content', path: [], isWritten: false, kind: 'short' } as const;
    texts.push({ ...place, text: each, source: 'service', description: '' });
    return marked(each, texts.length - 1);
  });
  return JSON.parse(read);
}

/** Returns the path of the picture whose alternative text stands at a path. */
function pictureBeside(value: unknown, path: Path): MappedText['picture'] {
  const around = path.slice(0, -1);
  if (path.at(-1) !== 'alt') return undefined;
  const key = ['src', 'picture'].find((each) => valueAt(value, [...around, each]) !== undefined);
  return key === undefined ? undefined : stepsOf([...around, key]);
}

export const stepsOf = (path: Path): ValuePath =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));
