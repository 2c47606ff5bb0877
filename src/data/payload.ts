import { isSafeLink } from '../shared/link.ts';
import { type Field, isDate, maxRows, type Resource, type Resources } from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';
import { type ContentOf, emptyContent } from './content.ts';

/** The checked content of a response, and the paths of the items that were dropped. */
export type Payload<R extends Resources = typeof resources> = {
  content: Partial<ContentOf<R>>;
  dropped: string[];
};

/**
 * Checks a response of the data service item by item. Drops malformed items, and required parts without
 * a valid item, and lists their paths. Other missing parts are empty.
 * @throws {TypeError} if no part of the response is valid.
 */
export async function readPayload<R extends Resources = typeof resources>(
  answer: unknown,
  expected?: R,
): Promise<Payload<R>>;
export async function readPayload(
  answer: unknown,
  expected: Resources = resources,
): Promise<Payload<Resources>> {
  const dropped: string[] = [];
  const content: Record<string, Fields | Fields[] | null> = {};
  const missing: Record<string, Resource> = {};
  for (const [name, resource] of Object.entries(expected)) {
    const { path, form, fields } = resource;
    const value = path.split('.').reduce(step, answer);
    const faults: string[] = [];
    let part: Fields | Fields[] | null | undefined;
    if (form === 'record' && isRecord(value)) part = readRecord(value, fields, path, faults);
    else if (form === 'rows' && Array.isArray(value))
      part = await readRows(value, fields, path, faults);
    if (part !== undefined) content[name] = part;
    if (value === undefined && !resource.required) missing[name] = resource;
    else dropped.push(...(part === undefined ? [path] : faults));
  }
  if (Object.keys(content).length === 0)
    throw new TypeError(`nothing to show: ${describeDropped(dropped)}`);
  return { content: { ...emptyContent(missing), ...content }, dropped };
}

/** Lists at most five dropped items in one line, since a response may have any number of malformed items. */
export function describeDropped(dropped: readonly string[]): string {
  const more = dropped.length - 5;
  return dropped.slice(0, 5).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

type Fields = Record<string, string>;

/** Reads a record. Returns undefined if all fields are malformed, and null if all fields are empty. */
function readRecord(
  value: Record<string, unknown>,
  fields: readonly Field[],
  path: string,
  faults: string[],
): Fields | null | undefined {
  const record: Fields = {};
  for (const { name, kind } of fields) {
    const text = value[name];
    const isGood = accepts(kind, text);
    if (!isGood) faults.push(`${path}.${name}`);
    record[name] = isGood ? wellFormed(text).trim() : '';
  }
  if (faults.length === fields.length) return undefined;
  return Object.values(record).some((text) => text !== '') ? record : null;
}

/** The number of rows that are read before the browser may handle input. */
const pieceSize = 500;

/**
 * Reads the rows of a list, without rows that have a malformed field. Returns undefined if all rows do.
 * @throws {RangeError} if the list has more rows than are allowed.
 */
async function readRows(
  rows: readonly unknown[],
  fields: readonly Field[],
  path: string,
  faults: string[],
): Promise<Fields[] | undefined> {
  if (rows.length > maxRows) throw new RangeError(`${path} has ${rows.length} items`);
  const read: Fields[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % pieceSize === pieceSize - 1) await new Promise((resume) => setTimeout(resume));
    if (Array.isArray(row) && fields.every(({ kind }, column) => accepts(kind, row[column])))
      read.push(
        Object.fromEntries(fields.map(({ name }, column) => [name, wellFormed(row[column])])),
      );
    else faults.push(`${path}[${index}]`);
  }
  return read.length === 0 && faults.length > 0 ? undefined : read;
}

/**
 * Replaces lone surrogates, which JSON escapes such as `\\ud800` produce. HTML cannot contain lone
 * surrogates, so React would find a different text during hydration.
 */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

function step(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function accepts(kind: Field['kind'], value: unknown): value is string {
  if (typeof value !== 'string') return false;
  if (value === '') return kind.startsWith('free');
  if (kind.endsWith('link')) return isSafeLink(value);
  if (kind.endsWith('date')) return isDate(value);
  return kind === 'free text' || value.trim() !== '';
}
