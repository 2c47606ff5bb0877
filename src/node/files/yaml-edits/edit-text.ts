import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { nodeAt } from '../../../diagnose/document/nodes.ts';
import type { Path } from '../../../schema/path.ts';
import { changeBetween } from './change.ts';
import {
  addEntry,
  itemLines,
  moveItem,
  nameItems,
  removeEntry,
  replaceValue,
} from './entry-edits.ts';
import { indented } from './lines.ts';
import { renderInline, renderLines, renderScalar } from './render-value.ts';
import { type TextEdit, withEdit } from './value-edits.ts';
import { entryAt, isInBrackets, readYaml, type YamlText } from './yaml-text.ts';

/** Returns the keys of the block at a path, in the order of its schema. */
export type KeysAt = (path: Path) => readonly string[];

/**
 * Edits a YAML text without errors. All that the edit does not concern stays as it is, to the byte. Returns undefined
 * if the edit is not possible.
 */
export function editText(
  text: string,
  edit: TextEdit,
  keysAt: KeysAt = () => [],
): string | undefined {
  const source = readYaml(text);
  const normal = normalised(source, edit);
  const expected = withEdit(source.document.toJS(), normal);
  const edited = waysOf(source, normal, keysAt).find((way) => {
    const { document } = readYaml(way);
    return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), expected);
  });
  return edited === undefined ? undefined : asSaved(text, source.text, edited);
}

/** Gives an edited text the byte order mark and the line breaks of the original, of which `lines` has only `\n`. */
function asSaved(original: string, lines: string, edited: string): string {
  const { at, removed, inserted } = changeBetween(lines, edited);
  const breaks = original.match(/\r\n?|\n/g) ?? [];
  const asBefore = (start: number, end?: number) => {
    let line = lines.slice(0, start).split('\n').length - 1;
    return lines.slice(start, end).replace(/\n/g, () => breaks[line++] ?? '\n');
  };
  const own = inserted.replace(/\n/g, breaks[0] ?? '\n');
  const mark = original.startsWith('\ufeff') ? '\ufeff' : '';
  return mark + asBefore(0, at) + own + asBefore(at + removed.length);
}

/**
 * A text whose last line break belongs to it, as below `>`, keeps this line break. An item of a list that is not there
 * yet brings the list.
 */
function normalised({ document }: YamlText, edit: TextEdit): TextEdit {
  const above = edit.path.slice(0, -1);
  if (edit.kind === 'insert' && (document.getIn(above) ?? null) === null)
    return { kind: 'set', path: above, value: [edit.value] };
  if (edit.kind !== 'set' || typeof edit.value !== 'string' || edit.value === '') return edit;
  const isOpen = nodeAt(document, edit.path)?.srcToken?.type === 'block-scalar';
  return isOpen && /\n$/.test(String(document.getIn(edit.path)))
    ? { ...edit, value: `${edit.value.replace(/\n+$/, '')}\n` }
    : edit;
}

function waysOf(source: YamlText, edit: TextEdit, keysAt: KeysAt): readonly string[] {
  const { path } = edit;
  if (edit.kind === 'remove') return removeEntry(source, path);
  if (edit.kind === 'move') return moveItem(source, path, edit.to);
  if (edit.kind === 'name') return nameItems(source, path, edit.names);
  if (edit.kind === 'set' && entryAt(source, path).entry)
    return replaceValue(source, path, edit.value);
  const above = path.slice(0, -1);
  const parent = nodeAt(source.document, above);
  const key = String(path.at(-1));
  if (isSeq(parent))
    return addEntry(source, parent, Number(key), linesOfItem(source, parent, edit));
  if (isMap(parent)) {
    const lines = parent.flow
      ? [`${renderScalar(key, true)}: ${renderInline(edit.value)}`]
      : renderLines({ [key]: edit.value });
    return addEntry(source, parent, placeOf(key, parent, keysAt(above)), lines);
  }
  // The block that the key belongs to is not there yet.
  const block: TextEdit = { kind: 'set', path: above, value: { [key]: edit.value } };
  if (above.length > 0) return waysOf(source, block, keysAt);
  const { text } = source;
  const gap = /^$|\n$/.test(text) ? '' : '\n';
  return [`${text}${gap}${renderLines({ [key]: edit.value }).join('\n')}\n`];
}

type Added = Extract<TextEdit, { value: unknown }>;

function linesOfItem(source: YamlText, list: YAMLSeq, edit: Added): string[] {
  const { value } = edit;
  const own = edit.kind === 'insert' && edit.like && itemLines(source, edit.like);
  if (list.flow) return [renderInline(value)];
  if (own) {
    const [first, ...others] = own;
    return [`- ${first}`, ...indented(others, 2)];
  }
  return list.items.every(isInBrackets) ? [`- ${renderInline(value)}`] : renderLines([value]);
}

/** Returns the index of a new key in a block: behind the key that comes before it in the schema, or at the end. */
function placeOf(key: string, { items }: YAMLMap, inOrder: readonly string[]): number {
  const present = items.map((item) => String(item.key));
  const before = inOrder.slice(0, Math.max(0, inOrder.indexOf(key)));
  const last = before.findLast((each) => present.includes(each));
  return last === undefined ? present.length : present.indexOf(last) + 1;
}
