import { z } from 'zod';
import { formatPath, type Path } from '../../schema/path.ts';
import { isRequired, schemaAt } from '../../schema/schema-tree.ts';
import { schemaValues } from '../../schema/schema-values.ts';
import type { Act, OwnerFile, Refusal } from '../../shared/desk-protocol.ts';
import { resources } from '../../shared/resources.ts';
import { itemLines } from '../yaml-edits/item-edits.ts';
import { isBlock } from '../yaml-edits/render-value.ts';
import { editsBetween } from '../yaml-edits/value-edits.ts';
import { readYaml } from '../yaml-edits/yaml-text.ts';
import { type Draft, missing, schemas } from './draft.ts';
import { exampleOf } from './examples.ts';
import { textKind } from './text-kind.ts';
import { stepsOf } from './text-marks.ts';

type ActOf<K extends Act['kind']> = Extract<Act, { kind: K }>;
type Result = Refusal | undefined;

/** Applies an act to a draft of the owner's files. */
export function applyAct(draft: Draft, act: Act): Result {
  if (act.kind === 'rename page') return renamePage(draft, act);
  const believed = 'was' in act ? draft.believe(act.file, act.path, act.was) : undefined;
  if (believed) return believed;
  if (act.kind === 'set') return set(draft, act.file, act.path, cleaned(act.value));
  if (act.kind === 'remove') return remove(draft, act);
  if (act.kind === 'insert') return insert(draft, act.file, act.path, cleaned(act.value));
  if (act.kind === 'move') return move(draft, act);
  if (act.kind === 'copy') return copy(draft, act);
  if (act.kind === 'add section') {
    const section = exampleOf(act.type, draft.readValue('site'));
    return section ? insert(draft, act.file, act.path, section) : missing(act.file, act.path);
  }
  const { section, menu, ...page } = act.page;
  const first = exampleOf(section, draft.readValue('site'));
  if (!first) return missing(act.file, act.path);
  const value = { ...page, ...(menu ? {} : { menu }), sections: [first] };
  return insert(draft, act.file, act.path, cleaned(value));
}

/** What undo would take back, in words for the owner. */
export function labelOf(act: Act): string {
  return act.kind === 'rename page'
    ? `rename page ${act.from}`
    : `${act.kind} ${formatPath(act.path)}`;
}

/** Takes out of texts what no file of text holds, such as the marks of a word processor. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (isBlock(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each)]));
  if (typeof value !== 'string') return value;
  const lines = value.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n');
  return lines.replace(/(?!\n)\p{Cc}/gu, ' ').replace(/\p{Cs}/gu, '\ufffd');
}

function set(draft: Draft, file: OwnerFile, path: Path, value: unknown): Result {
  const row = path.slice(0, 2);
  // A project in a row has no room for more, so it becomes a block of keys.
  if (
    typeof path[2] === 'string' &&
    file === 'content' &&
    Array.isArray(draft.valueAt(file, row))
  ) {
    const names = resources.projects.fields.map(({ name }) => name);
    const refusal = draft.edit(file, { kind: 'name', path: row, names });
    if (refusal) return refusal;
  }
  const old = draft.valueAt(file, path) ?? undefined;
  if (value === '' && isLeftOut(draft, file, path))
    return old === undefined
      ? undefined
      : remove(draft, { kind: 'remove', file, path: stepsOf(path) });
  const edits =
    old === undefined ? [{ kind: 'set' as const, path, value }] : editsBetween(old, value, path);
  for (const edit of edits) {
    const refusal = draft.edit(file, edit);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Checks whether a field that must not be empty may be left out instead. */
function isLeftOut(draft: Draft, file: OwnerFile, path: Path): boolean {
  const schema = schemaAt(schemas[file], draft.readValue(file), path);
  const isKey = typeof path.at(-1) === 'string';
  return isKey && schema !== undefined && !isRequired(schema) && !z.safeParse(schema, '').success;
}

/** Removes a value. A block or a list that would be empty goes too, unless it is an item itself or must be there. */
function remove(draft: Draft, { file, path }: ActOf<'remove'>): Result {
  if (draft.valueAt(file, path) === undefined) return missing(file, path);
  const above = path.slice(0, -1);
  const block = draft.valueAt(file, above);
  const isLast = typeof block === 'object' && block !== null && Object.keys(block).length === 1;
  const isKey = typeof above.at(-1) === 'string';
  if (isLast && isKey && !Array.isArray(block))
    return remove(draft, { kind: 'remove', file, path: above });
  return draft.edit(file, { kind: 'remove', path });
}

function insert(
  draft: Draft,
  file: OwnerFile,
  path: Path,
  value: unknown,
  lines?: string[],
): Result {
  const above = path.slice(0, -1);
  const list = draft.valueAt(file, above) ?? [];
  if (!Array.isArray(list) || Number(path.at(-1)) > list.length) return missing(file, path);
  if (list.length === 0) return set(draft, file, above, [value]);
  return draft.edit(file, { kind: 'insert', path, value, lines });
}

function move(draft: Draft, { file, path, to }: ActOf<'move'>): Result {
  const value = draft.valueAt(file, path);
  if (value === undefined) return missing(file, path);
  if (formatPath(path.slice(0, -1)) === formatPath(to.slice(0, -1))) {
    if (path.at(-1) === to.at(-1)) return undefined;
    return draft.edit(file, { kind: 'move', path, to: Number(to.at(-1)) });
  }
  const lines = linesAt(draft, file, path);
  return insert(draft, file, to, value, lines) ?? draft.edit(file, { kind: 'remove', path });
}

function linesAt({ texts }: Draft, file: OwnerFile, path: Path): string[] | undefined {
  return itemLines(readYaml(texts[file].replace(/^\ufeff/, '')), path);
}

/** Copies an item behind itself. The check refuses two equal items beside each other, so the copy says which it is. */
function copy(draft: Draft, { file, path }: ActOf<'copy'>): Result {
  const value = draft.valueAt(file, path);
  const place = [...path.slice(0, -1), Number(path.at(-1)) + 1];
  if (value === undefined) return missing(file, path);
  const refusal = insert(draft, file, place, value, linesAt(draft, file, path));
  if (refusal || !isBlock(value)) return refusal;
  for (const key of ['menu', 'id']) {
    if (path.includes('sections') && path.length === 4 && key in value)
      draft.edit(file, { kind: 'remove', path: [...place, key] });
  }
  if (path.length === 2 && path[0] === 'pages') return renameCopy(draft, place, value);
  const schema = schemaAt(schemas[file], draft.readValue(file), place);
  const text = schema && schemaValues(schema, value).find((each) => textKind(each) !== undefined);
  if (!text) return draft.edit(file, { kind: 'set', path: [...place, 'hidden'], value: true });
  return draft.edit(file, {
    kind: 'set',
    path: [...place, ...text.path],
    value: `${text.value} (2)`,
  });
}

/** Gives the copy of a page an address and a name of its own. */
function renameCopy(draft: Draft, place: Path, { path, link }: Record<string, unknown>): Result {
  const taken = pathsOf(draft);
  const own = String(path || 'page');
  let number = 2;
  while (taken.includes(`${own}-${number}`)) number += 1;
  const set = (key: string, value: string) =>
    draft.edit('site', { kind: 'set', path: [...place, key], value });
  return set('path', `${own}-${number}`) ?? set('link', `${link} ${number}`);
}

function pathsOf(draft: Draft): string[] {
  const pages = draft.valueAt('site', ['pages']);
  return Array.isArray(pages)
    ? pages.map((page: unknown) => String(isBlock(page) ? page['path'] : ''))
    : [];
}

/** Changes the address of a page, and every link to it. */
function renamePage(draft: Draft, { from, to }: ActOf<'rename page'>): Result {
  const index = pathsOf(draft).indexOf(from);
  if (index < 0) return missing('site', ['pages', from]);
  const renamed = (link: string) =>
    link === from || link.startsWith(`${from}#`) ? to + link.slice(from.length) : link;
  const refusal = draft.edit('site', { kind: 'set', path: ['pages', index, 'path'], value: to });
  if (refusal) return refusal;
  for (const file of ['site', 'content'] as const) {
    for (const { role, value, path } of schemaValues(schemas[file], draft.readValue(file))) {
      if (typeof value !== 'string') continue;
      const inText = () =>
        value.replace(/\]\(([^()\s]*)\)/g, (_, link: string) => `](${renamed(link)})`);
      const after = role === 'page' ? renamed(value) : role === 'rich text' ? inText() : value;
      const failed =
        after === value ? undefined : draft.edit(file, { kind: 'set', path, value: after });
      if (failed) return failed;
    }
  }
  return undefined;
}
