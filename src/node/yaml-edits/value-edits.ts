import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../schema/path.ts';
import { isBlock } from './render-value.ts';

/** An edit of a value in an owner's text. */
export type TextEdit =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }
  /** Inserts an item; `lines` are its lines as they stand elsewhere in an owner's text. */
  | { kind: 'insert'; path: Path; value: unknown; lines?: readonly string[] | undefined }
  | { kind: 'move'; path: Path; to: number }
  /** Turns a list into a block in which each item has a name. */
  | { kind: 'name'; path: Path; names: readonly string[] };

/** Returns a value after an edit, as the edited text has to be read. */
export function withEdit(value: unknown, edit: TextEdit, depth = 0): unknown {
  const { path } = edit;
  const step = path[depth];
  if (step === undefined) return replaced(value, edit);
  const isInside = depth < path.length - 1 || edit.kind === 'set' || edit.kind === 'name';
  if (Array.isArray(value)) {
    const items: unknown[] = [...value];
    const index = Number(step);
    if (isInside) items[index] = withEdit(items[index], edit, depth + 1);
    else if (edit.kind === 'remove') items.splice(index, 1);
    else if (edit.kind === 'insert') items.splice(index, 0, edit.value);
    else if (edit.kind === 'move') items.splice(edit.to, 0, ...items.splice(index, 1));
    return items;
  }
  const block = isBlock(value) ? value : {};
  const key = String(step);
  if (isInside) return { ...block, [key]: withEdit(block[key], edit, depth + 1) };
  const { [key]: _, ...others } = block;
  return others;
}

function replaced(value: unknown, edit: TextEdit): unknown {
  if (edit.kind === 'set') return edit.value;
  if (edit.kind !== 'name' || !Array.isArray(value)) return value;
  return Object.fromEntries(
    edit.names.map((name, index): [string, unknown] => [name, value[index]]),
  );
}

/** Returns the smallest edits that turn one value into another, in the order in which they are made. */
export function editsBetween(from: unknown, to: unknown, path: Path = []): TextEdit[] {
  if (isDeepStrictEqual(from, to)) return [];
  if (isBlock(from) && isBlock(to) && Object.keys(from).some((key) => key in to)) {
    const changed = Object.entries(to).flatMap(([key, value]) =>
      editsBetween(from[key], value, [...path, key]),
    );
    const gone = Object.keys(from).filter((key) => !(key in to));
    return [...changed, ...gone.map((key): TextEdit => ({ kind: 'remove', path: [...path, key] }))];
  }
  if (Array.isArray(from) && Array.isArray(to) && from.length > 0 && to.length > 0) {
    return editsOfList(from, to, path);
  }
  return [{ kind: 'set', path, value: to }];
}

function editsOfList(from: readonly unknown[], to: readonly unknown[], path: Path): TextEdit[] {
  const most = Math.min(from.length, to.length);
  let head = 0;
  while (head < most && isDeepStrictEqual(from[head], to[head])) head += 1;
  let tail = 0;
  while (tail < most - head && isDeepStrictEqual(from.at(-1 - tail), to.at(-1 - tail))) tail += 1;
  const [gone, come] = [from.length - head - tail, to.length - head - tail];
  const both = Math.min(gone, come);
  const edits: TextEdit[] = [];
  for (let index = head; index < head + both; index += 1) {
    edits.push(...editsBetween(from[index], to[index], [...path, index]));
  }
  for (let index = head + both; index < head + come; index += 1) {
    edits.push({ kind: 'insert', path: [...path, index], value: to[index] });
  }
  // Items are removed from the last to the first, so that the indexes of earlier items stay.
  for (let index = head + gone - 1; index >= head + both; index -= 1) {
    edits.push({ kind: 'remove', path: [...path, index] });
  }
  return edits;
}
