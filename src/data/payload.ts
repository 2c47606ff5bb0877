import { isDate } from '../shared/date.ts';
import { isSafeLink, ownPageOf } from '../shared/link.ts';
import { type Field, maxRows, type Resource } from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';
import type { Content } from './content.ts';

/** The checked content of a response, and the paths of the items that were dropped. */
export type Payload = { content: Partial<Content>; dropped: string[] };

type Fields = Record<string, string>;
type Part = Fields | readonly Fields[] | null;

/**
 * Checks a response of the data service item by item. Drops malformed items, and required parts (such as
 * `projects`) without a valid item, and lists the paths of both. Other missing parts are returned as empty.
 * @throws {TypeError} if no part of the response is valid.
 */
export async function readPayload(response: unknown): Promise<Payload>;
export async function readPayload(response: unknown) {
  const dropped: string[] = [];
  const content: Record<string, Part> = {};
  const missing: Record<string, Part> = {};
  const listed: [string, Resource][] = Object.entries(resources);
  for (const [name, resource] of listed) {
    const value = resource.path.split('.').reduce(step, response);
    if (value === undefined && !resource.isRequired) {
      missing[name] = resource.form === 'rows' ? [] : null;
      continue;
    }
    const faults: string[] = [];
    const part = await (resource.form === 'rows' ? readRows : readRecord)(value, resource, faults);
    if (part !== undefined) content[name] = part;
    dropped.push(...(part === undefined ? [resource.path] : faults));
  }
  if (Object.keys(content).length === 0)
    throw new TypeError(`nothing to show: ${describeDropped(dropped)}`);
  return { content: { ...missing, ...content }, dropped };
}

/** Lists at most five dropped items in one line, since a response may have any number of malformed items. */
export function describeDropped(dropped: readonly string[]): string {
  const more = dropped.length - 5;
  return dropped.slice(0, 5).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Reads a record. Returns undefined if all fields are malformed, and null if all fields are empty. */
function readRecord(
  value: unknown,
  { fields, path }: Resource,
  faults: string[],
): Part | undefined {
  if (!isRecord(value)) return undefined;
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

/** The number of rows that are read at once. After each piece, the browser can handle clicks and other input. */
const pieceSize = 500;

/**
 * Reads the rows of a list, without malformed rows. Returns undefined if all rows are malformed.
 * @throws {RangeError} if the list has more rows than are allowed.
 */
async function readRows(
  rows: unknown,
  { fields, path }: Resource,
  faults: string[],
): Promise<Fields[] | undefined> {
  if (!Array.isArray(rows)) return undefined;
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

/** Replaces lone surrogates. HTML cannot contain them, so prerendered HTML would differ from what React renders. */
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
  if (kind.endsWith('link')) return isSafeLink(value) || ownPageOf(value) !== undefined;
  // `Picture` encodes each sign of a path but slashes, of which two at the start would lead to another host.
  if (kind.endsWith('picture')) return value.startsWith('/') && !value.startsWith('//');
  // Words are right as well, so no more than a day can be wrong.
  if (kind.endsWith('date') && /^\d{4}(-\d\d){2}$/.test(value)) return isDate(value);
  return kind === 'free text' || value.trim() !== '';
}
