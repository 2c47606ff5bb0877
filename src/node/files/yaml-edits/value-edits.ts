import { isDeepStrictEqual } from 'node:util';
import { isBlock, type Path } from '../../../schema/path.ts';
import { commonEnds } from './change.ts';

/** An edit of a value in an owner's text. */
export type TextEdit =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }
  /** Inserts an item, written like the item at the path `like` is. */
  | { kind: 'insert'; path: Path; value: unknown; like?: Path | undefined }
  | { kind: 'move'; path: Path; to: number }
  /** Turns a list into a block in which each item has a name. */
  | { kind: 'name'; path: Path; names: readonly string[] };

/** Returns a value after an edit, as the edited text has to be read. */
export function withEdit(value: unknown, edit: TextEdit, [step, ...rest] = edit.path): unknown {
  if (step === undefined) return replaced(value, edit);
  const isInside = rest.length > 0 || edit.kind === 'set' || edit.kind === 'name';
  if (Array.isArray(value)) {
    const items: unknown[] = [...value];
    const index = Number(step);
    if (isInside) items[index] = withEdit(items[index], edit, rest);
    else if (edit.kind === 'remove') items.splice(index, 1);
    else if (edit.kind === 'insert') items.splice(index, 0, edit.value);
    else if (edit.kind === 'move') items.splice(edit.to, 0, ...items.splice(index, 1));
    return items;
  }
  const block = isBlock(value) ? value : {};
  const { [String(step)]: inner, ...others } = block;
  return isInside ? { ...block, [step]: withEdit(inner, edit, rest) } : others;
}

function replaced(value: unknown, edit: TextEdit): unknown {
  if (edit.kind === 'set') return edit.value;
  if (edit.kind !== 'name' || !Array.isArray(value)) return value;
  return Object.fromEntries(edit.names.map((name, index) => [name, value[index]]));
}

/** Returns the smallest edits that turn one value into another, in the order in which they are made. */
export function editsBetween(from: unknown, to: unknown, path: Path = []): TextEdit[] {
  if (isDeepStrictEqual(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to) && from.length > 0 && to.length > 0)
    return editsOfList(from, to, path);
  if (!isBlock(from) || !isBlock(to) || !Object.keys(from).some((key) => key in to))
    return [{ kind: 'set', path, value: to }];
  const changed = Object.keys(to).flatMap((key) =>
    editsBetween(from[key], to[key], [...path, key]),
  );
  const gone = Object.keys(from).filter((key) => !(key in to));
  return [...changed, ...gone.map((key): TextEdit => ({ kind: 'remove', path: [...path, key] }))];
}

function editsOfList(from: readonly unknown[], to: readonly unknown[], path: Path): TextEdit[] {
  const { head, tail } = commonEnds(from, to, isDeepStrictEqual);
  const [gone, come] = [from.slice(head, from.length - tail), to.slice(head, to.length - tail)];
  const at = (index: number) => [...path, head + index];
  return [
    ...come.flatMap((value, index): TextEdit[] =>
      index < gone.length
        ? editsBetween(gone[index], value, at(index))
        : [{ kind: 'insert', path: at(index), value }],
    ),
    // Items are removed from the last to the first, so that the indexes of earlier items stay.
    ...gone
      .map((_, index): TextEdit => ({ kind: 'remove', path: at(index) }))
      .slice(come.length)
      .reverse(),
  ];
}
