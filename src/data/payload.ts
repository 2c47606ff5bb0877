import { linkFault } from '../shared/link.ts';
import type { Field, Resources } from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';
import type { ContentOf } from './content.ts';

/** What a payload comes to: the parts it holds, and the items that were dropped from it. */
export type Payload<R extends Resources = typeof resources> = {
  content: Partial<ContentOf<R>>;
  dropped: string[];
};

/**
 * Checks an answer of the data service item by item (section 7 of the specification). A malformed
 * item is dropped and named, a part that is missing or malformed is left out. The second signature
 * forgets which parts are expected.
 * Long lists are read in pieces, between which a visitor is answered.
 * @throws {TypeError} for an answer that holds none of the parts.
 */
export async function readPayload<R extends Resources = typeof resources>(
  answer: unknown,
  expected?: R,
): Promise<Payload<R>>;
export async function readPayload(
  answer: unknown,
  expected: Resources = resources,
): Promise<Payload<Resources>> {
  const keys = Object.values(expected).map(({ path }) => path.replace(/\..*/, ''));
  if (!isRecord(answer) || !keys.some((key) => Object.hasOwn(answer, key))) {
    throw new TypeError(`The answer holds none of ${keys.join(', ')}`);
  }
  const dropped: string[] = [];
  const content: Record<string, Fields | Fields[] | null> = {};
  for (const [name, { path, form, fields }] of Object.entries(expected)) {
    const value = path.split('.').reduce(step, answer);
    if (form === 'record' && isRecord(value))
      content[name] = readRecord(value, fields, path, dropped);
    else if (form === 'rows' && Array.isArray(value))
      content[name] = await readRows(value, fields, path, dropped);
    else dropped.push(path);
  }
  return { content, dropped };
}

/** What was dropped, in a line: an answer may hold any number of malformed items. */
export function describeDropped(dropped: readonly string[]): string {
  const more = dropped.length - 5;
  return dropped.slice(0, 5).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

type Fields = Record<string, string>;

/** A malformed field is empty, and named; a record whose fields are all empty is null. */
function readRecord(
  value: Record<string, unknown>,
  fields: readonly Field[],
  path: string,
  dropped: string[],
): Fields | null {
  const record: Fields = {};
  for (const { name, kind } of fields) {
    const text = value[name];
    const isGood = accepts(kind, text);
    if (!isGood) dropped.push(`${path}.${name}`);
    record[name] = isGood ? text : '';
  }
  return Object.values(record).some((text) => text !== '') ? record : null;
}

/** How many rows are read at once. */
const pieceSize = 500;

/** A row with a malformed field is dropped, and named. */
async function readRows(
  rows: readonly unknown[],
  fields: readonly Field[],
  path: string,
  dropped: string[],
): Promise<Fields[]> {
  const read: Fields[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % pieceSize === pieceSize - 1) await new Promise((resume) => setTimeout(resume));
    if (Array.isArray(row) && fields.every(({ kind }, column) => accepts(kind, row[column])))
      read.push(Object.fromEntries(fields.map(({ name }, column) => [name, row[column]])));
    else dropped.push(`${path}[${index}]`);
  }
  return read;
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
  if (kind.endsWith('link')) return linkFault(value) === undefined;
  return kind === 'free text' || value.trim() !== '';
}
