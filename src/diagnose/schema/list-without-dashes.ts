import { isMap, isScalar, Scalar, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { formatYaml } from '../../schema/format-yaml.ts';
import type { Path } from '../../schema/path.ts';
import { type Schema, unwrapped } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithValue } from '../document/document-with-schema.ts';
import { nodeAt, rangeOfValue } from '../document/nodes.ts';
import { indentOf } from '../syntax/line-parts.ts';
import { lineOf, replacing, type Source } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import { asBlock } from './keyless-block.ts';

/** Finds a list whose items stand as keys and values, or as one text below a `>-`. */
export function findListWithoutDashes(
  { document, source }: DocumentWithValue,
  path: Path,
  schema: Schema,
): DocumentProblem | undefined {
  const list = unwrapped(schema);
  const node = nodeAt(document, path);
  if (!(list instanceof z.ZodArray)) return undefined;
  const edits = isMap(node)
    ? editsOfPairs(list, node, source)
    : isScalar(node)
      ? editsOfText(list, node, source)
      : [];
  if (edits.length === 0) return undefined;
  return {
    path,
    range: rangeOfValue(document, path),
    message: 'a list belongs here, and there is no dash before an item',
    found: isMap(node) ? 'keys and values' : 'a text',
    expected: 'a dash and a blank before each item',
    fix: `write ${edits[0]?.text.trim()}${edits.length > 1 ? ', and the other lines alike' : ''}`,
    edits,
    proof: 'list',
  };
}

/** `GitHub: https://…` stands in place of a label and an address. */
function editsOfPairs({ element }: z.ZodArray, map: YAMLMap, source: Source): LineEdit[] {
  const edits = map.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value) || !key.range || !value.range || map.flow) return [];
    const row = [key.value, value.value];
    const item = z.safeParse(element, row).success ? formatYaml(row) : asBlock(element, row);
    const edit = item && replacing(source, [key.range[0], value.range[1]], `- ${item}`);
    return edit ? [edit] : [];
  });
  return edits.length === map.items.length ? edits : [];
}

/** `paragraphs: >-` stands above a single text. */
function editsOfText(list: z.ZodArray, { type, value, range }: Scalar, source: Source): LineEdit[] {
  const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  if (!isBlock || !range || !list.safeParse([String(value).trim()]).success) return [];
  const line = source.lineAt(range[0]);
  const [key = '', sign = ''] = lineOf(source, line).split(/(?=[|>][-+]?\s*$)/);
  const column = Math.max(indentOf(key), indentOf(lineOf(source, line + 1)) - 2);
  return [{ line, text: `${key.trimEnd()}\n${' '.repeat(column)}- ${sign}` }];
}
