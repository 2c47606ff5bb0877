import { z } from 'zod';
import { formatPath, type Path, valueAt } from '../../schema/path.ts';
import { isRequired, schemaAt } from '../../schema/schema-tree.ts';
import { schemaValues } from '../../schema/schema-values.ts';
import type { Act, OwnerFile } from '../../shared/desk-protocol.ts';
import { resources } from '../../shared/resources.ts';
import { isBlock } from '../yaml-edits/render-value.ts';
import { editsBetween, type TextEdit, withEdit } from '../yaml-edits/value-edits.ts';
import { exampleOf } from './examples.ts';
import { schemas } from './owner-texts.ts';
import { textKind } from './text-kind.ts';

/** The values of both files. */
export type OwnerValues = Readonly<Record<OwnerFile, unknown>>;

export type FileEdit = TextEdit & { file: OwnerFile };

/** Returns the edits that an act consists of, in their order; undefined if there is no place for it. */
export function editsOf(act: Act, values: OwnerValues): readonly FileEdit[] | undefined {
  if (act.kind === 'rename page') return renamePage(values, act.from, act.to);
  return editsInFile(act, values)?.map((edit) => ({ ...edit, file: act.file }));
}

/** What undo would take back, in words for the owner. */
export function labelOf(act: Act): string {
  return act.kind === 'rename page'
    ? `rename page ${act.from}`
    : `${act.kind} ${formatPath(act.path)}`;
}

type ActInFile = Exclude<Act, { kind: 'rename page' }>;

function editsInFile(act: ActInFile, values: OwnerValues): readonly TextEdit[] | undefined {
  const { file, path } = act;
  const root = values[file];
  if (act.kind === 'set') return set(file, root, path, cleaned(act.value));
  if (act.kind === 'insert') return insert(root, path, cleaned(act.value));
  if (act.kind === 'add section') {
    const section = exampleOf(act.type, values.site);
    return section === undefined ? undefined : insert(root, path, section);
  }
  const value = valueAt(root, path);
  if (value === undefined) return undefined;
  if (act.kind === 'remove') return [removal(root, path)];
  if (act.kind === 'copy') {
    const place = [...path.slice(0, -1), Number(path.at(-1)) + 1];
    const edits = insert(root, place, value, path);
    return edits && [...edits, ...editsBetween(value, copyOf(file, root, path), place)];
  }
  const { to } = act;
  const isSameList = formatPath(path.slice(0, -1)) === formatPath(to.slice(0, -1));
  if (isSameList)
    return path.at(-1) === to.at(-1) ? [] : [{ kind: 'move', path, to: Number(to.at(-1)) }];
  const edits = insert(root, to, value, path);
  return edits && [...edits, { kind: 'remove', path }];
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

function set(file: OwnerFile, root: unknown, path: Path, value: unknown): readonly TextEdit[] {
  const old = valueAt(root, path) ?? undefined;
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

/** Checks whether a field that must not be empty may be left out instead. */
function isLeftOut(file: OwnerFile, root: unknown, path: Path): boolean {
  const schema = schemaAt(schemas[file], root, path);
  const isKey = typeof path.at(-1) === 'string';
  return isKey && schema !== undefined && !isRequired(schema) && !z.safeParse(schema, '').success;
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
function insert(
  root: unknown,
  path: Path,
  value: unknown,
  like?: Path,
): readonly TextEdit[] | undefined {
  const above = path.slice(0, -1);
  const list = valueAt(root, above) ?? [];
  if (!Array.isArray(list) || Number(path.at(-1)) > list.length) return undefined;
  if (list.length === 0) return [{ kind: 'set', path: above, value: [value] }];
  return [{ kind: 'insert', path, value, like }];
}

/** Returns the copy of an item. The check refuses two equal items beside each other, so the copy says which it is. */
function copyOf(file: OwnerFile, root: unknown, path: Path): unknown {
  const value = valueAt(root, path);
  if (!isBlock(value)) return value;
  if (path.length === 2 && path[0] === 'pages') {
    const own = String(value['path'] || 'page');
    const taken = pathsOf(root);
    let number = 2;
    while (taken.includes(`${own}-${number}`)) number += 1;
    return { ...value, path: `${own}-${number}`, link: `${value['link']} ${number}` };
  }
  const { id, menu, ...others } = value;
  const own = path.at(-2) === 'sections' ? others : value;
  const schema = schemaAt(schemas[file], root, path);
  const text = schema && schemaValues(schema, own).find((each) => textKind(each) !== undefined);
  if (!text) return { ...own, hidden: true };
  return withEdit(own, { kind: 'set', path: text.path, value: `${text.value} (2)` });
}

function pathsOf(site: unknown): string[] {
  const pages = valueAt(site, ['pages']);
  return Array.isArray(pages) ? pages.map((page) => String(valueAt(page, ['path']))) : [];
}

/** Changes the address of a page, and every link to it. */
function renamePage(values: OwnerValues, from: string, to: string): FileEdit[] | undefined {
  const index = pathsOf(values.site).indexOf(from);
  if (index < 0) return undefined;
  const renamed = (link: string) =>
    link === from || link.startsWith(`${from}#`) ? to + link.slice(from.length) : link;
  const links = (['site', 'content'] as const).flatMap((file) =>
    schemaValues(schemas[file], values[file]).flatMap(({ role, value, path }): FileEdit[] => {
      if (typeof value !== 'string' || (role !== 'page' && role !== 'rich text')) return [];
      const inText = () =>
        value.replace(/\]\(([^()\s]*)\)/g, (_, link: string) => `](${renamed(link)})`);
      const after = role === 'page' ? renamed(value) : inText();
      return after === value ? [] : [{ file, kind: 'set', path, value: after }];
    }),
  );
  const address = ['pages', index, 'path'];
  return [{ file: 'site', kind: 'set', path: address, value: to }, ...links];
}
