import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { z } from 'zod';
import { formatYaml } from '../../schema/example-value.ts';
import { metadataOf, type Schema, unwrapped } from '../../schema/schema-tree.ts';
import { keyText } from '../document/nodes.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { meantBy } from './did-you-mean.ts';

/** What is wrong with a row as a whole; undefined where each item is to be looked at. */
export function formatRow(schema: Schema, node: Node | undefined): ProblemText | undefined {
  const names = namesOf(schema);
  return names && (formatBlockForRow(names, node) ?? formatUnsplitRow(names, node));
}

/** The names of the items of a row, in order; undefined for the schema of anything else. */
function namesOf(schema: Schema): string[] | undefined {
  const row = unwrapped(schema);
  if (!(row instanceof z.ZodTuple)) return undefined;
  const items: readonly Schema[] = row.def.items;
  return items.map((item, index) => metadataOf(item).name ?? `item ${index + 1}`);
}

/** `[Email; 'mailto:…']` or `[Email: 'mailto:…']`: one item where a comma was meant to make two of it. */
function formatUnsplitRow(names: string[], node: Node | undefined): ProblemText | undefined {
  const [only] = isSeq(node) && node.items.length === 1 ? node.items : [];
  if (names.length !== 2 || only === undefined) return undefined;
  const [pair] = isMap(only) ? only.items : [];
  const text = isScalar(only) ? String(only.value) : `${keyText(pair?.key)}: ${pair?.value}`;
  const [, label = '', sign = '', url = ''] =
    /^(.+?)\s*([;:|/–—-]?)\s+["']?((?:mailto|tel|https?):\S+?)["']?$/.exec(text) ?? [];
  if (label === '') return undefined;
  const row = formatYaml([label, url]);
  return {
    message: `there is ${sign === '' ? 'no comma' : `a ${sign} in place of the comma`} after ${quote(label)}, so the row has one item`,
    found: quote(text),
    expected: `a comma between the items: [${names.join(', ')}]`,
    fix: `write ${row}`,
    replacement: row,
  };
}

/** A block of keys where a row belongs, with the row that it stands for; undefined where none is. */
function formatBlockForRow(names: string[], node: Node | undefined): ProblemText | undefined {
  if (!isMap(node)) return undefined;
  const form = `[${names.join(', ')}]`;
  const row = rowOf(
    names,
    node.items.map(({ key, value }) => [keyText(key) ?? '', value]),
  );
  return {
    message: `here stands a block of keys, and a row belongs here: ${form}`,
    found: `the keys ${node.items.map(({ key }) => keyText(key)).join(', ')}`,
    expected: `a row without keys: ${form}`,
    fix: row ? `write the row ${row}` : `write the values without their keys, as ${form}`,
    replacement: row,
  };
}

function rowOf(names: readonly string[], pairs: readonly [string, unknown][]): string | undefined {
  const [only] = pairs;
  // `Email: mailto:…`, with the first item of the row as the key.
  if (only && pairs.length === 1 && names.length === 2 && isScalar(only[1])) {
    return formatYaml([only[0], only[1].value]);
  }
  const row = names.map((name) => {
    const [, value] = pairs.find(([key]) => meantBy(key, names) === name) ?? [];
    return isScalar(value) ? value.value : undefined;
  });
  return pairs.length === names.length && row.every((value) => typeof value === 'string')
    ? formatYaml(row)
    : undefined;
}
