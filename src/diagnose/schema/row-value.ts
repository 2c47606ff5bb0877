import { z } from 'zod';
import { formatYaml } from '../../schema/format-yaml.ts';
import { metadataOf, type Schema } from '../../schema/schema-tree.ts';
import type { Reading } from './misread-numbers.ts';

/** Reads a row (the value of a zod tuple) with too few or too many items, or with keys. */
export function readRow(row: z.ZodTuple, value: object): Reading {
  const form = formOf(row);
  if (!Array.isArray(value)) {
    const entries = Object.entries(value);
    // `- Instagram: https://…` has the name of the row before its colon.
    const [[key = ''] = []] = entries;
    const isNamed =
      entries.length === 1 && row.def.items.length === 2 && !namesOf(row).includes(key);
    const values = isNamed ? entries.flat() : valuesInOrder(row, new Map(entries));
    const isRow = isNamed && z.safeParse(row, values).success;
    return {
      message: `here stand keys, and a row belongs here: ${form}`,
      expected: `a row without keys: ${form}`,
      fix: `write the values without their keys: ${formatYaml(values)}`,
      meant: isRow ? formatYaml(values) : undefined,
      proof: 'list',
    };
  }
  // A description with a comma was split, or an address was left out that may be blank.
  const { length } = row.def.items;
  const isSplit = /^\p{Ll}/u.test(String(value[length] ?? ''));
  const joined = [...value.slice(0, length - 1), value.slice(length - 1).join(', ')];
  const filled = value.map((_, index) => value.toSpliced(index, 0, ''));
  const ended = [...value, ''];
  // `[Email 'mailto:…']` has no comma.
  const parted =
    value
      .join(' ')
      .match(/^(.*\S)\s+["']?(\S+?)["']?$/)
      ?.slice(1) ?? [];
  const isEnded = z.safeParse(row, ended).success;
  const ways = isSplit ? [joined] : value.length === 1 ? [parted] : isEnded ? [ended] : filled;
  const [meant, other] = ways.filter((each) => z.safeParse(row, each).success);
  if (meant && !other) return { meant: formatYaml(meant), proof: 'list' };
  // If only the last items are too many, the row without them shows which they are.
  const first = value.slice(0, length);
  const shown = z.safeParse(row, first).success ? formatYaml(first) : form;
  return { fix: `write ${shown}: a comma after each item, and texts with a comma in quotes` };
}

/** Returns the values of a block as a row has them, with '' or … for those that it lacks, if the row has all of its keys. */
function valuesInOrder(row: z.ZodTuple, block: ReadonlyMap<string, unknown>): unknown[] {
  const names = namesOf(row);
  const isKnown = [...block.keys()].every((key) => names.includes(key));
  const lacking = (index: number) =>
    z.safeParse(row.def.items[index] ?? row, '').success ? '' : '…';
  return isKnown
    ? names.map((name, index) => block.get(name) ?? lacking(index))
    : [...block.values()];
}

export const formOf = (row: z.ZodTuple) => `[${namesOf(row).join(', ')}]`;

function namesOf(row: z.ZodTuple): string[] {
  const items: readonly Schema[] = row.def.items;
  return items.map((item, index) => metadataOf(item).name ?? `item ${index + 1}`);
}
