import type { DeskState } from '../../desk-protocol/state.ts';
import { stepInto, valueAt } from '../../schema/path.ts';
import { schemaAt } from '../../schema/schema-tree.ts';
import { schemas } from '../site-files/owner-files.ts';
import type { Entry } from './owner-changes.ts';
import { type OwnerValues, readValues } from './owner-texts.ts';
import { namesOf } from './owner-words.ts';
import { nameAt } from './panel.ts';

/** Returns what undo or redo would do, in the words by which the desk calls the field, and what is around it. */
export function sayEntry(
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
