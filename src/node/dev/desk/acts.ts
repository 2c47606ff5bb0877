import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { sectionKinds } from '../../../config/section.ts';
import type { Act } from '../../../desk-protocol/requests.ts';
import type { Failure } from '../../../diagnose/messages/problem.ts';
import { formatPath, isBlock, listAt, type Path, stepInto, valueAt } from '../../../schema/path.ts';
import { defaultOf, fieldsAt, isRequired, schemaAt } from '../../../schema/schema-tree.ts';
import { resources } from '../../../shared/resources.ts';
import { refusal } from '../../files/site-files/change.ts';
import {
  type FileName,
  type OwnerTexts,
  ownerFiles,
  schemas,
} from '../../files/site-files/owner-files.ts';
import { editText } from '../../files/yaml-edits/edit-text.ts';
import { editsBetween, type TextEdit } from '../../files/yaml-edits/value-edits.ts';
import { copyOf, distinct } from './copies.ts';
import { corrected } from './corrected-value.ts';
import { editInLanguage } from './edit-in-language.ts';
import { missing, type OwnerValues, readValues, sectionSchemas, spokenIn } from './owner-texts.ts';
import { type FileEdit, removeLinks, renamePage } from './page-links.ts';

type ActOf<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** What undo would take back, in words for the owner. */
export const labelOf = ({ kind, path }: Act) => `${kind} ${formatPath(path)}`;

/** Applies acts, one after the other, to texts without errors of syntax. */
export function applyActs(
  before: OwnerTexts,
  acts: readonly Act[],
  folder = '',
): OwnerTexts | Failure {
  const texts = { ...before };
  for (const asked of acts) {
    const spoken = spokenIn(texts.site, folder);
    const values = readValues(texts, spoken);
    const act = whereItIs(asked, values);
    const changed = refuseChanged(act, values);
    if (changed) return changed;
    // What is copied or moved keeps its texts in all languages.
    const isWhole = act.kind === 'copy' || act.kind === 'move';
    const edits = editsInFile(act, isWhole ? readValues(texts) : values);
    if (!edits) return missing(act.file, act.path);
    for (const { file, ...made } of edits) {
      const edit = isWhole ? made : editInLanguage({ file, ...made }, act, texts[file], spoken);
      const keysAt = (path: Path) => Object.keys(fieldsAt(schemas[file], values[file], path));
      const text = editText(texts[file], edit, keysAt);
      if (text === undefined) return missing(file, edit.path);
      texts[file] = text;
    }
  }
  return texts;
}

/** Returns an act with the item that it is for where that stands by now. A press may follow a move before the desk shows it. */
function whereItIs(act: Act, values: OwnerValues): Act {
  const from = act.path.at(-1);
  if (act.kind === 'insert' || typeof from !== 'number') return act;
  const above = act.path.slice(0, -1);
  const list = listAt(values[act.file], above);
  const index = list.findIndex((each) => isDeepStrictEqual(each, act.was));
  if (index < 0 || isFor(act, list[from])) return act;
  const path = [...above, index];
  if (act.kind !== 'move') return { ...act, path };
  return { ...act, path, to: [...act.to.slice(0, -1), Number(act.to.at(-1)) + index - from] };
}

/** Checks whether an act is for a value: for what the desk showed, or, where it was pressed twice, for what it has written. */
const isFor = (act: Exclude<Act, ActOf<'insert'>>, present: unknown): boolean =>
  isDeepStrictEqual(act.was, present) ||
  (act.kind === 'set' && isDeepStrictEqual(act.value, present));

/** Refuses an act if another program has changed the value, so that the owner would overwrite what the desk never showed. */
function refuseChanged(act: Act, values: OwnerValues): Failure | undefined {
  if (act.kind === 'insert' || act.was === undefined) return undefined;
  const { file, path } = act;
  if (isFor(act, valueAt(values[file], path) ?? null)) return undefined;
  if (act.kind !== 'set') return { ok: false, problems: [] };
  const message = `${formatPath(path)} has another value in the file by now, and the desk does not overwrite it`;
  return refusal(ownerFiles[file], message, 'look at what is there now, and edit that');
}

/** Returns the edits that an act consists of, in their order; undefined if there is no place for it. */
function editsInFile(act: Act, values: OwnerValues): FileEdit[] | undefined {
  const { file, path } = act;
  const root = values[file];
  const value = valueAt(root, path);
  if (act.kind === 'remove' && value !== undefined)
    return [...removeLinks(act, values), { file, ...removal(root, path) }];
  if (act.kind === 'set' && file === 'site' && /^pages\[\d+\]\.path$/.test(formatPath(path)))
    return renamePage(act, values);
  const edits = (): readonly TextEdit[] | undefined => {
    if (act.kind === 'set') return set(act, values);
    if (act.kind === 'insert') {
      const list = Object.values(Object(valueAt(root, path.slice(0, -1))));
      const item = corrected(file, values, path, act.value);
      return insert(root, path, distinct(schemaAt(schemas[file], root, path), item, list));
    }
    if (value === undefined || act.kind === 'remove') return undefined;
    return act.kind === 'copy' ? copy(act, root, value) : move(act, root, value);
  };
  const inFile = edits()?.map((edit) => ({ ...edit, file }));
  return act.kind === 'insert' ? inFile?.concat(lackingPart(act, values)) : inFile;
}

/** Returns the edit for the part of the content that a new section shows, if `content/index.yaml` does not have it yet. */
function lackingPart({ value }: ActOf<'insert'>, { site, content }: OwnerValues): FileEdit[] {
  const schema = sectionSchemas.get(String(stepInto(value, 'type')));
  const part = schema && sectionKinds.get(schema)?.content;
  if (!part || valueAt(site, ['api', 'host'])) return [];
  const path = resources[part].path.split('.');
  const isThere = valueAt(content, path) !== undefined;
  return isThere ? [] : [{ kind: 'set', file: 'content', path, value: [] }];
}

function set({ file, path, value: given }: ActOf<'set'>, values: OwnerValues): TextEdit[] {
  const root = values[file];
  const old = valueAt(root, path) ?? undefined;
  const value = corrected(file, values, path, given);
  if (value === '' && isLeftOut(file, root, path))
    return old === undefined ? [] : [removal(root, path)];
  const edits = editsBetween(old, value, path);
  const row = path.slice(0, 2);
  const isNew = file === 'content' && typeof path[2] === 'string';
  if (!isNew || !Array.isArray(valueAt(root, row))) return edits;
  // A project in a row has no room for more, so it becomes a block of keys.
  const names = resources.projects.fields.map(({ name }) => name);
  return [{ kind: 'name', path: row, names }, ...edits];
}

/** Checks whether a field without a text may be left out instead. */
function isLeftOut(file: FileName, root: unknown, path: Path): boolean {
  const schema = schemaAt(schemas[file], root, path);
  if (typeof path.at(-1) !== 'string' || schema === undefined || isRequired(schema)) return false;
  return defaultOf(schema) === '' || !z.safeParse(schema, '').success;
}

/** Removes a value. The last key of a block goes with its block, unless that is an item. */
function removal(root: unknown, path: Path): TextEdit {
  const above = path.slice(0, -1);
  const block = valueAt(root, above);
  const isLast = isBlock(block) && Object.keys(block).length === 1;
  const isKey = typeof above.at(-1) === 'string';
  return isLast && isKey ? removal(root, above) : { kind: 'remove', path };
}

/** @param like the path of an item that is written as the new one should be */
function insert(root: unknown, path: Path, value: unknown, like?: Path): TextEdit[] | undefined {
  const above = path.slice(0, -1);
  const list = valueAt(root, above) ?? [];
  if (!Array.isArray(list) || Number(path.at(-1)) > list.length) return undefined;
  if (list.length === 0) return [{ kind: 'set', path: above, value: [value] }];
  return [{ kind: 'insert', path, value, like }];
}

function move({ path, to }: ActOf<'move'>, root: unknown, value: unknown) {
  if (!isDeepStrictEqual(path.slice(0, -1), to.slice(0, -1))) {
    const edits = insert(root, to, value, path);
    return edits && [...edits, { kind: 'remove', path } as const];
  }
  const last = listAt(root, path.slice(0, -1)).length - 1;
  const index = Math.min(Math.max(0, Number(to.at(-1))), last);
  return path.at(-1) === index ? [] : [{ kind: 'move', path, to: index } as const];
}

function copy(act: ActOf<'copy'>, root: unknown, value: unknown): TextEdit[] | undefined {
  const { path } = act;
  const place = [...path.slice(0, -1), Number(path.at(-1)) + 1];
  const edits = insert(root, place, value, path);
  return edits && [...edits, ...editsBetween(value, copyOf(act, root, value), place)];
}
