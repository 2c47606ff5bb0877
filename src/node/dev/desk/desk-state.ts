import { sectionKinds } from '../../../config/section.ts';
import { presetNames } from '../../../config/theme.ts';
import type { DeskState, PageEntry } from '../../../desk-protocol/state.ts';
import { listAt, stepInto, valueAt } from '../../../schema/path.ts';
import { schemaAt } from '../../../schema/schema-tree.ts';
import { inWords } from '../../../shared/in-words.ts';
import { schemas } from '../../files/site-files/owner-files.ts';
import { givenBy } from './new-values.ts';
import { type Owner, type OwnerValues, readValues, sectionSchemas, toJson } from './owner-texts.ts';
import { inLanguage, namesOf } from './owner-words.ts';
import { nameAt } from './panel.ts';
import type { Entry, Journal } from './undo-journal.ts';

/** Describes the site and its files for the desk. */
export function deskState({ done, undone }: Journal, { values, checked }: Owner): DeskState {
  const { site } = values;
  const service = String(valueAt(site, ['api', 'host']) ?? '');
  const { language } = givenBy(values);
  const ownThemes = Object.entries(checked.files).flatMap(([name, file]) =>
    file.ok && name.startsWith('themes/') ? [[name, toJson(file.value)]] : [],
  );
  return {
    language,
    untranslated: values.borrowed.size,
    undo: sayEntry(done.at(-1), values, language),
    redo: sayEntry(undone.at(-1), values, language),
    pages: listAt(site, ['pages']).map((page) => pageEntry(page, typeNameIn(language))),
    types: [...sectionSchemas.keys()].map((type) => ({ type, name: typeNameIn(language)(type) })),
    lists: service === '' ? lists : {},
    presets: Object.fromEntries([...presetNames.map((name) => [name, null]), ...ownThemes]),
    theme: toJson(stepInto(site, 'theme')),
    service,
  };
}

/** Returns what undo or redo would do, in the words by which the desk calls the field, and what is around it. */
function sayEntry(
  entry: Entry | undefined,
  values: OwnerValues,
  language: string,
): DeskState['undo'] {
  if (!entry) return undefined;
  const { kind, file, path } = entry.act;
  // What was removed is in the file as it was before.
  const { [file]: root, site } =
    kind === 'remove' ? readValues(entry.before, values.spoken) : values;
  const schema = schemaAt(schemas[file], root, path);
  const field = schema && typeof path.at(-1) === 'string' && namesOf(schema, path, language).label;
  const page = path.length > 2 && path[0] === 'pages' && valueAt(site, path.slice(0, 2));
  const names = [field, nameAt(file, root, path, language), stepInto(page, 'link')];
  return { kind, what: [...new Set(names.filter(Boolean))].join(', ') };
}

const lists = Object.fromEntries(
  [...sectionSchemas].flatMap(([type, schema]) => {
    const list = sectionKinds.get(schema)?.content;
    return list === 'projects' || list === 'contact' ? [[type, list]] : [];
  }),
);

const typeNameIn = (language: string) => (type: string) => inLanguage(language, inWords(type));

function pageEntry(page: unknown, typeName: (type: string) => string): PageEntry {
  return {
    path: String(stepInto(page, 'path') ?? ''),
    link: String(stepInto(page, 'link') ?? ''),
    value: toJson(page),
    sections: listAt(page, ['sections']).map((each) => sectionEntry(each, typeName)),
  };
}

function sectionEntry(
  section: unknown,
  typeName: (type: string) => string,
): PageEntry['sections'][number] {
  const type = String(stepInto(section, 'type') ?? '');
  const name = String(stepInto(section, 'heading') ?? '');
  return { type, typeName: typeName(type), name, value: toJson(section) };
}
