import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq } from 'yaml';
import { nodeAt } from '../../diagnose/document/nodes.ts';
import type { Path } from '../../schema/path.ts';
import { addKey, replaceValue, type Ways } from './entry-edits.ts';
import { addItem, moveInList, nameItems, removeEntry } from './item-edits.ts';
import { applySplices, type Splice } from './splice.ts';
import { type TextEdit, withEdit } from './value-edits.ts';
import { entryAt, readYaml, type YamlText } from './yaml-text.ts';

/** Returns the keys of the block at a path, in the order of its schema. */
export type KeysAt = (path: Path) => readonly string[];

/** The splices of an edit, and the text after them. */
export type Edited = { text: string; splices: readonly Splice[] };

/**
 * Edits a YAML text without errors. All that the edit does not concern stays as it is, to the byte. Returns undefined
 * if the edit is not possible.
 */
export function editText(
  text: string,
  edit: TextEdit,
  keysAt: KeysAt = () => [],
): Edited | undefined {
  const bom = text.startsWith('\ufeff') ? 1 : 0;
  const source = readYaml(text.slice(bom));
  const before: unknown = source.document.toJS();
  const normal = normalised(source, edit);
  const expected = withEdit(before, normal);
  for (const way of waysOf(source, normal, keysAt)) {
    const edited = applySplices(source.text, way);
    const { document } = readYaml(edited);
    if (document.errors.length > 0 || !isDeepStrictEqual(document.toJS(), expected)) continue;
    const splices = way.map((each) => ({ ...each, at: each.at + bom }));
    return { text: text.slice(0, bom) + edited, splices };
  }
  return undefined;
}

/** A text whose last line break belongs to it, as below `>`, keeps this line break. */
function normalised({ document }: YamlText, edit: TextEdit): TextEdit {
  if (edit.kind !== 'set' || typeof edit.value !== 'string') return edit;
  const old = document.getIn(edit.path);
  const node = nodeAt(document, edit.path);
  const isOpen =
    node?.srcToken?.type === 'block-scalar' && typeof old === 'string' && old.endsWith('\n');
  return isOpen && edit.value !== ''
    ? { ...edit, value: `${edit.value.replace(/\n+$/, '')}\n` }
    : edit;
}

function waysOf(source: YamlText, edit: TextEdit, keysAt: KeysAt): Ways {
  if (edit.kind === 'remove') return removeEntry(source, edit.path);
  if (edit.kind === 'move') return moveInList(source, edit.path, edit.to);
  if (edit.kind === 'name') return [nameItems(source, edit.path, edit.names)];
  if (edit.kind === 'insert') return addItem(source, edit.path, edit.value, edit.lines);
  const { path, value } = edit;
  if (entryAt(source, path).entry) return replaceValue(source, path, value);
  // Add the key to the deepest block that is there, with the blocks between them.
  const depth = path.findIndex((_, index) => !isHolder(source, path.slice(0, index)));
  const end = depth < 0 ? path.length : depth;
  const inner = path.slice(end).reduceRight<unknown>((nested, step) => ({ [step]: nested }), value);
  if (entryAt(source, path.slice(0, end)).entry)
    return replaceValue(source, path.slice(0, end), inner);
  const place = path.slice(0, end);
  const keys = keysAt(place.slice(0, -1)).map(String);
  const index = keys.indexOf(String(place.at(-1)));
  return isSeq(nodeAt(source.document, place.slice(0, -1)))
    ? addItem(source, place, inner)
    : addKey(source, place, inner, index < 0 ? [] : keys.slice(0, index));
}

/** Checks whether there is a list or a block at a path. */
function isHolder({ document }: YamlText, path: Path): boolean {
  const node = nodeAt(document, path);
  return isMap(node) || isSeq(node);
}
