import { type Document, isMap } from 'yaml';
import { z } from 'zod';
import { fieldsOf, type Schema, unwrapped } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { rangeOfKey } from '../document/locate.ts';
import { keyText } from '../document/nodes.ts';

/** Another file of the owner's, and what may stand in it. */
export type OtherFile = { name: string; schema: Schema };

/** A file that holds what belongs into the other one, and nothing of its own. */
export function findSwappedFile(
  document: Document,
  schema: Schema,
  other: OtherFile | undefined,
): DocumentProblem | undefined {
  const { contents } = document;
  if (!other || !isMap(contents)) return undefined;
  const keys = contents.items.map(({ key }) => keyText(key) ?? '');
  const [own, others] = [Object.keys(fieldsOf(schema, {})), keysOf(other)];
  const isSwapped =
    keys.length > 1 &&
    keys.every((key) => others.has(key)) &&
    !keys.some((key) => own.includes(key));
  const [first = ''] = keys;
  if (!isSwapped) return undefined;
  return {
    path: [first],
    range: rangeOfKey(document, [first]),
    message: `this is what belongs into ${other.name}: ${keys.join(', ')}`,
    found: `the keys of ${other.name}`,
    expected: `the keys ${own.join(', ')}`,
    fix: `put back what stood in this file, and see that ${other.name} holds its own`,
  };
}

/** Unknown keys that the other file has: told together where they follow one another. */
export function toldOfOtherFile(
  findings: readonly DocumentProblem[],
  other: OtherFile | undefined,
): DocumentProblem[] {
  if (!other) return [...findings];
  const top = keysOf(other);
  const moved = findings.filter(
    ({ unknownKey, path }) => path.length === 1 && top.has(unknownKey ?? ''),
  );
  const [first, ...more] = moved;
  const names = moved.map(({ unknownKey }) => unknownKey);
  return findings.flatMap((finding): DocumentProblem[] => {
    const { unknownKey } = finding;
    if (more.includes(finding)) return [];
    if (unknownKey === undefined) return [finding];
    if (finding === first) return [{ ...finding, ...formatMoved(names.join(', '), other.name) }];
    const block = blockWith(other.schema, unknownKey);
    if (block === undefined) return [finding];
    return [{ ...finding, ...formatMoved(unknownKey, `${block} of ${other.name}`) }];
  });
}

function formatMoved(keys: string, home: string) {
  const many = keys.includes(',');
  return {
    message: `${keys} ${many ? 'belong' : 'belongs'} to ${home}`,
    found: keys,
    expected: `the keys of this file only`,
    fix: `move ${many ? 'them' : 'it'} to ${home}`,
  };
}

function keysOf({ schema }: OtherFile): Set<string> {
  return new Set(Object.keys(fieldsOf(schema, {})));
}

/** The block of a schema that has a key, by its path; none within lists. */
function blockWith(schema: Schema, key: string, path = ''): string | undefined {
  const one = unwrapped(schema);
  if (!(one instanceof z.ZodObject)) return undefined;
  if (path !== '' && Object.hasOwn(one.shape, key)) return path;
  for (const [name, field] of Object.entries(one.shape)) {
    const found = blockWith(field, key, path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
