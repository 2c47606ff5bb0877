import { readFileSync } from 'node:fs';
import type { ValuePath } from '../../../desk-protocol/place.ts';
import type { MappedText, TextFile } from '../../../desk-protocol/texts.ts';
import type { SiteData } from '../../../page-data.ts';
import { type Path, setValueAt, valueAt } from '../../../schema/path.ts';
import type { Schema } from '../../../schema/schema-tree.ts';
import { isRead, type SchemaValue, schemaValues } from '../../../schema/schema-values.ts';
import { formatDate } from '../../../shared/date.ts';
import { fieldsOfKind } from '../../../shared/fields-of-kind.ts';
import { isRichText, type RichText } from '../../../shared/rich-text.ts';
import { dateFormat } from '../../files/site-files/date-format.ts';
import { type FileName, schemas } from '../../files/site-files/owner-files.ts';
import { editorAddress } from '../../files/site-files/problem-error.ts';
import { textPath } from '../../files/site-files/texts.ts';
import { type Origin, originFinder } from '../../files/site-files/writing.ts';
import { namesOf } from './owner-words.ts';

/** A text that was marked, before the page says where it stands. */
export type MarkedText = Omit<MappedText, 'spots'>;

// The marks are letters for private use, which views do not trim like blanks. Icon fonts use those of another plane.
const firstMark = 0x100000;

/** Matches a text between its marks, which are one letter on both sides. */
export const markPair = /([\u{100000}-\u{10fffd}])(.*?)\1/gsu;

export const textIndex = (mark: string) => (mark.codePointAt(0) ?? 0) - firstMark;

export const withoutMarks = (text: string) => text.replace(/[\u{100000}-\u{10fffd}]/gu, '');

function marked(text: RichText, index: number): RichText {
  const mark = String.fromCodePoint(firstMark + index);
  return typeof text === 'string' ? mark + text + mark : [mark, ...text, mark];
}

/**
 * Returns a copy of the value of a file in which each text that visitors read stands between marks with its index in
 * `texts`, to which the texts are added.
 * @param raw the value as the owner wrote it, without defaults
 * @param origins where parts of the value stand that are not at their paths in the file
 */
export function markTexts<T>(
  file: FileName,
  value: T,
  raw: unknown,
  language: string,
  texts: MarkedText[],
  origins: readonly Origin[] = [],
): T {
  // A copy by JSON, since two blocks with the same default may be one object.
  const copy: T = JSON.parse(JSON.stringify(value));
  const dates = dateFormat(language);
  const originOf = originFinder(origins);
  for (const each of schemaValues(schemas[file], value)) {
    const { path: at, schema, role, value: text } = each;
    const kind = textKind(each);
    if (kind === undefined || text === '' || !isRichText(text)) continue;
    const { file: other, written: path } = originOf(at);
    const isDate = role === 'date' && typeof text === 'string';
    const shown = isDate ? formatDate(text, dates) : text;
    setValueAt(copy, at, marked(shown, texts.length));
    const own = other === undefined ? valueAt(raw, path) : undefined;
    texts.push({
      file,
      path: stepsOf(path),
      text: typeof own === 'string' ? own : '',
      isWritten: own !== undefined,
      kind,
      source: other === undefined ? 'file' : placeIn(other, text),
      ...namesOf(schema, path, language),
    });
  }
  return copy;
}

/** Returns the file of a text, which is read for the line of its first words once somebody asks for that. */
const placeIn = (file: string, text: RichText): TextFile => ({
  file,
  get editor() {
    const written = readFileSync(textPath(file), 'utf8');
    // Between words with emphasis, the file has signs.
    const parts = JSON.stringify(text).match(/[\p{L}\p{N}][\p{L}\p{N} ,]{0,30}/gu) ?? [];
    const known = parts.filter((part) => written.includes(part));
    const words = known.find((part) => part.length > 3) ?? known[0] ?? '';
    return editorAddress(file, written.slice(0, written.indexOf(words)).split('\n').length);
  },
});

type Content = SiteData['content'];

/** Marks every text of an answer of a live data service. */
export function markService(content: Content, texts: MarkedText[]): Content {
  const parts = Object.entries(content).map(([part, value]) => {
    const read = fieldsOfKind(part, 'text');
    const copy = JSON.stringify(value, (name, each: unknown) => {
      if (typeof each !== 'string' || each === '' || !read.includes(name)) return each;
      const place = { file: 'content', path: [], isWritten: false, kind: 'short' } as const;
      texts.push({ ...place, text: each, source: 'service', label: '', description: '' });
      return marked(each, texts.length - 1);
    });
    return [part, JSON.parse(copy)];
  });
  return Object.fromEntries(parts);
}

export const stepsOf = (path: Path): ValuePath =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

/** Returns the kind of a text that visitors read; undefined for any other value. */
export function textKind(text: SchemaValue): MappedText['kind'] | undefined {
  const { role, value } = text;
  if (role === 'rich text' && isRichText(value)) return 'markdown';
  if (!isRead(text)) return undefined;
  if (role === 'code') return 'code';
  return String(value).length > 80 ? 'long' : 'short';
}

/** The keys by which a page calls what it shows, in this order. */
const calling = ['heading', 'link', 'title', 'name', 'label'];

/** Returns how a page calls a section or an item: by its heading or title, or else by its first text. */
export function nameOf(schema: Schema, value: unknown): string | undefined {
  const texts = schemaValues(schema, value).filter((each) => textKind(each) !== undefined);
  const titles = calling.flatMap(
    (key) => texts.find(({ path }) => path.length === 1 && path[0] === key) ?? [],
  );
  const [named] = [...titles, ...texts];
  return named && String(named.value);
}
