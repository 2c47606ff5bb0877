import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { contentSchema } from '../../config/content.ts';
import { formatPath, type Path, valueAt } from '../../schema/path.ts';
import { fieldsAt } from '../../schema/schema-tree.ts';
import type { OwnerFile, Refusal } from '../../shared/desk-protocol.ts';
import { siteConfig } from '../../site.ts';
import { editText } from '../yaml-edits/edit-text.ts';
import { applySplices, type Splice } from '../yaml-edits/splice.ts';
import type { TextEdit } from '../yaml-edits/value-edits.ts';
import { type Step, stepOf } from './journal.ts';
import { type OwnerTexts, ownerFiles, refusal } from './owner-texts.ts';

export const schemas = { site: siteConfig, content: contentSchema } as const;

/** The texts of both files while acts are applied, and the steps that led to them. */
export type Draft = ReturnType<typeof createDraft>;

/** @param texts texts without errors of syntax */
export function createDraft(texts: OwnerTexts) {
  const now = { ...texts };
  const steps: Step[] = [];
  const readValue = (file: OwnerFile): unknown => parse(now[file], { uniqueKeys: false });
  const take = (file: OwnerFile, text: string, splices: readonly Splice[]) => {
    steps.push(stepOf(file, now[file], text, splices));
    now[file] = text;
  };
  return {
    texts: now,
    steps,
    readValue,
    valueAt: (file: OwnerFile, path: Path) => valueAt(readValue(file), path),
    splice: (file: OwnerFile, splices: readonly Splice[]) =>
      take(file, applySplices(now[file], splices), splices),
    /** Makes an edit. Returns the refusal of an edit that is not possible. */
    edit(file: OwnerFile, edit: TextEdit): Refusal | undefined {
      const keysAt = (path: Path) => Object.keys(fieldsAt(schemas[file], readValue(file), path));
      const edited = editText(now[file], edit, keysAt);
      if (!edited) return missing(file, edit.path);
      take(file, edited.text, edited.splices);
      return undefined;
    },
    /** Refuses an act if the file has another value at the place than the desk believed. */
    believe(file: OwnerFile, path: Path, was: unknown): Refusal | undefined {
      const value = valueAt(readValue(file), path) ?? null;
      if (was === undefined || isDeepStrictEqual(value, was)) return undefined;
      const message = `${formatPath(path)} has another value in the file by now, and the desk does not overwrite it`;
      return refusal(
        'changed',
        ownerFiles[file],
        message,
        'look at what is there now, and edit that',
      );
    },
  };
}

export function missing(file: OwnerFile, path: Path): Refusal {
  const message = `there is no place for ${formatPath(path)} in the file`;
  return refusal('missing', ownerFiles[file], message, 'load the page again');
}
