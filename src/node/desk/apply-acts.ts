import { isDeepStrictEqual } from 'node:util';
import { formatPath, type Path, valueAt } from '../../schema/path.ts';
import { fieldsAt } from '../../schema/schema-tree.ts';
import type { Act, Refusal } from '../../shared/desk-protocol.ts';
import { editText } from '../yaml-edits/edit-text.ts';
import { editsOf, type OwnerValues } from './acts.ts';
import { type Step, stepOf } from './journal.ts';
import {
  missing,
  type OwnerTexts,
  ownerFiles,
  readValue,
  refusal,
  schemas,
} from './owner-texts.ts';

/** The texts of the files after acts, and the steps that led to them. */
type Acted = { texts: OwnerTexts; steps: Step[] };

/** Applies acts, one after the other, to texts without errors of syntax. */
export function applyActs(before: OwnerTexts, acts: readonly Act[]): Acted | Refusal {
  const texts = { ...before };
  const steps: Step[] = [];
  for (const act of acts) {
    const values = { site: readValue(texts.site), content: readValue(texts.content) };
    const changed = refuseChanged(act, values);
    if (changed) return changed;
    const edits = editsOf(act, values);
    if (!edits) return 'path' in act ? missing(act.file, act.path) : missing('site', ['pages']);
    for (const edit of edits) {
      const { file } = edit;
      const keysAt = (path: Path) => Object.keys(fieldsAt(schemas[file], values[file], path));
      const text = editText(texts[file], edit, keysAt);
      if (text === undefined) return missing(file, edit.path);
      steps.push(stepOf(file, texts[file], text));
      texts[file] = text;
    }
  }
  return { texts, steps };
}

/** Refuses an act if the file has another value at the place than the desk believed. */
function refuseChanged(act: Act, values: OwnerValues): Refusal | undefined {
  if (!('was' in act) || act.was === undefined) return undefined;
  const { file, path, was } = act;
  if (isDeepStrictEqual(valueAt(values[file], path) ?? null, was)) return undefined;
  const message = `${formatPath(path)} has another value in the file by now, and the desk does not overwrite it`;
  const fix = 'look at what is there now, and edit that';
  return refusal('changed', ownerFiles[file], message, fix);
}
