import { isDeepStrictEqual } from 'node:util';
import type { Act } from '../../../desk-protocol/requests.ts';
import type { Spoken } from '../../../diagnose/schema/choose-language.ts';
import { type Path, valueAt } from '../../../schema/path.ts';
import { metadataOf, schemaAt } from '../../../schema/schema-tree.ts';
import { schemas } from '../../files/site-files/owner-files.ts';
import type { TextEdit } from '../../files/yaml-edits/value-edits.ts';
import { readInLanguage } from './owner-texts.ts';
import type { FileEdit } from './page-links.ts';
import { textKind } from './text-marks.ts';

/**
 * Returns an edit of a site in one language for the text of a file that has them all: a text by language changes in this
 * one, and one that stood there for all becomes that of the first.
 */
export function editInLanguage(
  { file, ...edit }: FileEdit,
  act: Act,
  text: string,
  spoken: Spoken | undefined,
): TextEdit {
  if (!spoken) return edit;
  const { language, languages } = spoken;
  const { value: root, blocks } = readInLanguage(file, text, spoken);
  const blockAt = (path: Path) => blocks.find((each) => isDeepStrictEqual(each.path, path));
  const path = edit.path.flatMap((step, index) => {
    const around = blockAt(edit.path.slice(0, index));
    return around ? [around.chosen, step] : [step];
  });
  const block = blockAt(edit.path);
  if (edit.kind === 'set' && block) return { ...edit, path: [...path, language] };
  // A text that its owner empties is left out in this language, unless it is the only one.
  const isOwn = block?.chosen === language && block.map.items.length > 1;
  if (edit.kind === 'remove' && act.kind === 'set' && isOwn)
    return { ...edit, path: [...path, language] };
  const before = valueAt(root, edit.path);
  const schema = schemaAt(schemas[file], root, edit.path);
  if (edit.kind !== 'set' || !schema || typeof before !== 'string' || language === languages[0])
    return { ...edit, path };
  const { role } = metadataOf(schema);
  const isText = textKind({ schema, role, value: before, path: edit.path }) !== undefined;
  if (!isText && role !== 'page path' && role !== 'page') return { ...edit, path };
  return { ...edit, path, value: { [languages[0] ?? '']: before, [language]: edit.value } };
}
