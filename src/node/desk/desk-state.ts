import { presetNames } from '../../config/theme.ts';
import { type Path, valueAt } from '../../schema/path.ts';
import { schemaValues } from '../../schema/schema-values.ts';
import type { DeskState, Json, PageEntry } from '../../shared/desk-protocol.ts';
import { isBlock } from '../yaml-edits/render-value.ts';
import { sectionSchemas } from './examples.ts';
import type { Journal } from './journal.ts';
import { checkTexts, deskProblem, readOwnerTexts, readValue } from './owner-texts.ts';
import { textKind } from './text-kind.ts';

/** Describes the site and its files for the desk. */
export async function deskState({ done, undone }: Journal): Promise<DeskState> {
  const read = readOwnerTexts();
  const site = readValue('ok' in read ? '' : read.site);
  const at = (...path: Path) => valueAt(site, path);
  const checked = 'ok' in read ? read.problems : (await checkTexts(read)).problems.map(deskProblem);
  const pages = at('pages');
  return {
    language: String(at('app', 'language') ?? 'en'),
    undo: done.at(-1)?.label,
    redo: undone.at(-1)?.label,
    pages: Array.isArray(pages) ? pages.map(pageEntry) : [],
    types: [...sectionSchemas.keys()].map((type) => ({ type })),
    presets: presetNames,
    theme: toJson(at('theme')),
    service: String(at('api', 'host') ?? ''),
    problems: checked,
  };
}

function pageEntry(page: unknown, index: number): PageEntry {
  const text = (key: string) => String(valueAt(page, [key]) ?? '');
  const sections = valueAt(page, ['sections']);
  return {
    index,
    path: text('path'),
    link: text('link'),
    title: text('title'),
    hidden: valueAt(page, ['hidden']) === true,
    menu: valueAt(page, ['menu']) !== false,
    sections: Array.isArray(sections) ? sections.map(sectionEntry) : [],
  };
}

function sectionEntry(section: unknown): PageEntry['sections'][number] {
  const type = String(valueAt(section, ['type']) ?? '');
  const schema = sectionSchemas.get(type);
  const first =
    schema && schemaValues(schema, section).find((each) => textKind(each) !== undefined);
  const name = valueAt(section, ['heading']) ?? first?.value ?? type;
  return { type, hidden: valueAt(section, ['hidden']) === true, name: String(name) };
}

/** Returns a value of YAML as JSON; null for nothing. */
export function toJson(value: unknown): Json {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (!isBlock(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJson(each)]));
}
