import { isDeepStrictEqual } from 'node:util';
import type { Place } from '../../../desk-protocol/place.ts';
import { isBlock, listAt, valueAt } from '../../../schema/path.ts';
import { type Schema, schemaAt } from '../../../schema/schema-tree.ts';
import { schemaValues } from '../../../schema/schema-values.ts';
import { schemas } from '../../files/site-files/owner-files.ts';
import { withEdit } from '../../files/yaml-edits/value-edits.ts';
import { textKind } from './text-marks.ts';

/** Returns the copy of an item, which says which it is. */
export function copyOf({ file, path }: Place, root: unknown, value: unknown): unknown {
  if (!isBlock(value)) return value;
  if (path.length === 2 && path[0] === 'pages') {
    const { path: own = '' } = value;
    const inEach = (each: unknown, end: string) =>
      isBlock(each)
        ? Object.fromEntries(Object.entries(each).map(([tag, text]) => [tag, `${text}${end}`]))
        : `${each || 'page'}${end}`;
    const pathsOf = (each: unknown) => (isBlock(each) ? Object.values(each) : [each]);
    const taken = listAt(root, ['pages']).flatMap((page) => pathsOf(valueAt(page, ['path'])));
    let number = 2;
    while (pathsOf(inEach(own, `-${number}`)).some((each) => taken.includes(each))) number += 1;
    const name = 'link' in value && { link: inEach(value['link'], ` ${number}`) };
    return { ...value, path: inEach(own, `-${number}`), ...name };
  }
  const { id, menu, ...others } = value;
  const own = path.at(-2) === 'sections' ? others : value;
  const other = distinct(schemaAt(schemas[file], root, path), own, [own]);
  return other === own ? { ...own, hidden: true } : other;
}

/** Numbers the first text of an item until no item of a list equals it, since the check refuses a second one. */
export function distinct(
  schema: Schema | undefined,
  item: unknown,
  list: readonly unknown[],
): unknown {
  const text = schema && schemaValues(schema, item).find((each) => textKind(each) !== undefined);
  let other = item;
  for (let number = 2; text && list.some((each) => isDeepStrictEqual(each, other)); number += 1)
    other = withEdit(item, { kind: 'set', path: text.path, value: `${text.value} (${number})` });
  return other;
}
