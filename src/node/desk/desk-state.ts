import { presetNames } from '../../config/theme.ts';
import type { DeskState, Json, PageEntry } from '../../desk-protocol.ts';
import { isBlock, stepInto, valueAt } from '../../schema/path.ts';
import { schemaValues } from '../../schema/schema-values.ts';
import { sectionSchemas } from './examples.ts';
import type { Journal } from './journal.ts';
import { pagesOf, readOwnerFiles } from './owner-texts.ts';
import { textKind } from './text-marks.ts';

/** Describes the site and its files for the desk. */
export async function deskState({ done, undone }: Journal): Promise<DeskState> {
  const { values, problems, order } = await readOwnerFiles();
  const { site } = values;
  return {
    language: String(valueAt(site, ['app', 'language']) ?? 'en'),
    undo: done.at(-1)?.label,
    redo: undone.at(-1)?.label,
    pages: pagesOf(site).map(pageEntry),
    types: [...sectionSchemas.keys()],
    presets: presetNames,
    theme: toJson(stepInto(site, 'theme')),
    order,
    service: String(valueAt(site, ['api', 'host']) ?? ''),
    problems,
  };
}

function pageEntry(page: unknown): PageEntry {
  const sections = stepInto(page, 'sections');
  return {
    path: String(stepInto(page, 'path') ?? ''),
    link: String(stepInto(page, 'link') ?? ''),
    hidden: stepInto(page, 'hidden') === true,
    sections: Array.isArray(sections) ? sections.map(sectionEntry) : [],
  };
}

function sectionEntry(section: unknown): PageEntry['sections'][number] {
  const type = String(stepInto(section, 'type') ?? '');
  const schema = sectionSchemas.get(type);
  const first =
    schema && schemaValues(schema, section).find((each) => textKind(each) !== undefined);
  const name = stepInto(section, 'heading') ?? first?.value ?? type;
  return { type, hidden: stepInto(section, 'hidden') === true, name: String(name) };
}

/** Returns a value of YAML as JSON; null for nothing. */
export function toJson(value: unknown): Json {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (!isBlock(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJson(each)]));
}
