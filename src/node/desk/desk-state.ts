import { sectionKinds } from '../../config/section.ts';
import { presetNames } from '../../config/theme.ts';
import type { DeskState, PageEntry } from '../../desk-protocol/state.ts';
import { listAt, stepInto, valueAt } from '../../schema/path.ts';
import type { Journal } from './owner-changes.ts';
import { type Owner, sectionSchemas, toJson } from './owner-texts.ts';
import { nameOf } from './text-marks.ts';

/** Describes the site and its files for the desk. */
export function deskState({ done, undone }: Journal, { values }: Owner): DeskState {
  const { site } = values;
  const service = String(valueAt(site, ['api', 'host']) ?? '');
  return {
    language: values.spoken?.language ?? String(valueAt(site, ['app', 'language']) ?? 'en'),
    untranslated: values.borrowed.size,
    undo: done.at(-1)?.label,
    redo: undone.at(-1)?.label,
    pages: listAt(site, ['pages']).map(pageEntry),
    types: [...sectionSchemas.keys()],
    lists: service === '' ? lists : {},
    presets: presetNames,
    theme: toJson(stepInto(site, 'theme')),
    service,
  };
}

const lists = Object.fromEntries(
  [...sectionSchemas].flatMap(([type, schema]) => {
    const list = sectionKinds.get(schema)?.content;
    return list === 'projects' || list === 'contact' ? [[type, list]] : [];
  }),
);

function pageEntry(page: unknown): PageEntry {
  return {
    path: String(stepInto(page, 'path') ?? ''),
    link: String(stepInto(page, 'link') ?? ''),
    value: toJson(page),
    sections: listAt(page, ['sections']).map(sectionEntry),
  };
}

function sectionEntry(section: unknown): PageEntry['sections'][number] {
  const type = String(stepInto(section, 'type') ?? '');
  const schema = sectionSchemas.get(type);
  const name = (schema && nameOf(schema, section)) ?? '';
  return { type, name, value: toJson(section) };
}
