import { type Document, isMap, isScalar, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { isWithin, type Path } from '../../schema/path.ts';
import {
  fieldsOf,
  isRequired,
  metadataOf,
  type Schema,
  schemaAt,
  unwrapped,
} from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { nodeAt, rangeOfKey, rangeOfValue } from '../document/locate.ts';
import { keyText } from '../document/nodes.ts';
import { quote } from '../text/quote.ts';
import type { Tree } from './correction.ts';
import { meantBy } from './did-you-mean.ts';

type Issue = z.core.$ZodIssue;

/** Blocks whose keys are those of another block: one mistake for all of them. */
export function findForeignBlocks(
  { document, schema, value }: Tree,
  issues: readonly Issue[],
): DocumentProblem[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { path, keys } = issue;
    const map = nodeAt(document, path);
    const here = schemaAt(schema, value, path);
    if (!isMap(map) || !here) return [];
    const block = { document, map, path, here };
    const found =
      keys.length < 2
        ? findLonePair(block)
        : (findKeylessValues(block) ?? findOtherBlock(block, keys, schema));
    return found ?? [];
  });
}

/** A block with keys that it does not know, and what stands there. */
type Block = { document: Document; map: YAMLMap; path: Path; here: Schema };

/** A block whose keys are those of one that is missing above it, or of one elsewhere. */
function findOtherBlock(
  { document, map, path, here }: Block,
  keys: readonly string[],
  schema: Schema,
): DocumentProblem | undefined {
  const written = map.items.map(({ key }) => keyText(key) ?? '');
  const fields = fieldsOf(here, map.toJSON());
  const [first = ''] = keys;
  const at = {
    path: [...path, first],
    range: rangeOfKey(document, [...path, first]),
    mayBeMisindented: true,
  };
  const parent = missingParent(fields, keys, written);
  if (parent !== undefined) {
    return {
      ...at,
      message: `the line ${parent}: is missing above this one: ${listOf(keys)} belong to it`,
      found: `the keys ${keys.join(', ')}`,
      expected: `${parent}: and below it, indented, ${listOf(keys)}`,
      fix: `write ${parent}: on a line above, and indent these lines further than it`,
    };
  }
  const home = typeof path.at(-1) === 'number' ? homeOf(schema, written, here) : undefined;
  if (home === undefined) return undefined;
  return {
    ...at,
    message: `this block belongs elsewhere: ${listOf(written)} are the keys of ${home}`,
    found: `the keys ${written.join(', ')}`,
    expected: 'a block like the others of this list',
    fix: `move it to ${home}, or write it like the blocks beside it`,
  };
}

/** `{ 800, y, 550 }`: the values of a block in their order, without its keys. */
function findKeylessValues({ document, map, path, here }: Block): DocumentProblem | undefined {
  const names = Object.keys(fieldsOf(here, {}));
  const values = map.items.map(({ key }) => keyText(key) ?? '');
  const isKeyless = map.items.every(
    ({ key, value }) =>
      (value === null || (isScalar(value) && value.value === null)) &&
      !names.includes(keyText(key) ?? ''),
  );
  if (!map.flow || !isKeyless || values.length === 0) return undefined;
  return {
    path: [...path, values[0] ?? ''],
    range: rangeOfValue(document, path),
    message: `these values have no keys: ${values.join(', ')}`,
    found: `{ ${values.join(', ')} }`,
    expected: `each value behind its key: ${names.join(', ')}`,
    fix: `write a key, a colon and a blank before each value: ${names.map((name) => `${name}:`).join(', ')}`,
  };
}

/** `- Years: 12`: an item in short, of which neither side is a key. */
function findLonePair({ document, map, path, here }: Block): DocumentProblem | undefined {
  const [pair, ...more] = map.items;
  const key = keyText(pair?.key) ?? '';
  const fields = Object.entries(fieldsOf(here, map.toJSON()));
  const missing = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
  const names = fields.map(([name]) => name);
  if (more.length > 0 || !isScalar(pair?.value) || missing.length < 2) return undefined;
  if (typeof path.at(-1) !== 'number' || meantBy(key, names) !== undefined) return undefined;
  return {
    path: [...path, key],
    range: rangeOfKey(document, [...path, key]),
    message: `${quote(key)} is no key of an item of this list, which has ${listOf(missing)}`,
    found: quote(`${key}: ${pair.value.value}`),
    expected: `each value behind its key: ${missing.join(', ')}`,
    fix: `write a line for each of ${missing.map((name) => `${name}:`).join(', ')}`,
    mayBeMisindented: true,
  };
}

/** Whether an issue is about a block that is foreign as a whole, or about what is in it. */
export function isInForeignBlock(
  { path }: { path: Path },
  blocks: readonly DocumentProblem[],
): boolean {
  return blocks.some(({ path: key }) => isWithin(path, key.slice(0, -1)));
}

/** The key above all the unknown ones that nobody has written: `own:` above `nameOwn:` and the others. */
function missingParent(
  fields: Readonly<Record<string, Schema>>,
  keys: readonly string[],
  written: readonly string[],
): string | undefined {
  const [parent] = Object.entries(fields).filter(([name, field]) => {
    const inner = fieldsOf(field, {});
    return !written.includes(name) && inner && keys.every((key) => Object.hasOwn(inner, key));
  });
  return parent?.[0];
}

/** What a block with these keys is in another place of the file, in words. */
function homeOf(schema: Schema, written: readonly string[], here: Schema): string | undefined {
  const homes = [...blocksIn(schema, '')].filter(({ block }) => {
    if (block === unwrapped(here)) return false;
    const names = Object.entries(block.shape);
    return (
      written.every((key) => Object.hasOwn(block.shape, key)) &&
      names.every(([name, field]) => !isRequired(field) || written.includes(name))
    );
  });
  return homes[0]?.name;
}

/** Every block that a schema knows, with what it is called. */
function* blocksIn(
  schema: Schema,
  name: string,
  seen = new Set<Schema>(),
): Generator<{ block: z.ZodObject; name: string }> {
  const one = unwrapped(schema);
  if (seen.has(one)) return;
  seen.add(one);
  if (one instanceof z.ZodObject) {
    const type = unwrapped(one.shape['type'] ?? z.never());
    const own =
      type instanceof z.ZodLiteral ? `a section of type ${[...type.values].join()}` : name;
    yield { block: one, name: own };
    for (const [key, field] of Object.entries(one.shape)) {
      yield* blocksIn(field, own === '' ? key : `${key} of ${own}`, seen);
    }
  } else if (one instanceof z.ZodArray) {
    const noun = metadataOf(one.element).noun;
    yield* blocksIn(one.element, noun ?? name, seen);
  } else if (one instanceof z.ZodUnion) {
    for (const option of one.options) yield* blocksIn(option, name, seen);
  }
}

function listOf(keys: readonly string[]): string {
  const [last = '', ...others] = [...keys].reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
}
