import { resolve } from 'node:path';
import type { DeskProblem, Json, Refusal } from '../../desk-protocol.ts';
import type { Diagnosis, Failure, Problem } from '../../diagnose/messages/problem.ts';
import { formatPath, type Path } from '../../schema/path.ts';
import type { Schema } from '../../schema/schema-tree.ts';
import * as sections from '../../sections/schemas.ts';
import { site } from '../project/places.js';
import { refusal } from '../site-files/change.ts';
import { type OwnerTexts, ownerFiles } from '../site-files/owner-files.ts';
import { checkFiles, readFiles } from '../site-files/site-files.ts';
import { readYaml } from '../yaml-edits/yaml-text.ts';

export const sectionSchemas: ReadonlyMap<string, Schema> = new Map(Object.entries(sections));

/** Returns the value of a text, as far as it can be read. */
export const readValue = (text: string): unknown => readYaml(text).document.toJS();

/** The values of both files, as far as they can be read. */
export type OwnerValues = Readonly<Record<keyof OwnerTexts, unknown>>;

export const readValues = ({ site, content }: OwnerTexts): OwnerValues => ({
  site: readValue(site),
  content: readValue(content),
});

/** Returns a value of YAML as JSON; null for nothing. */
export const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));

/** The owner's files at one moment: their values, as far as they can be read, and what the check says of them. */
export type Owner = Awaited<ReturnType<typeof ownerNow>>;

/** Reads and checks both files on the disk. */
export async function ownerNow() {
  const read = readFiles(ownerFiles);
  const textOf = (each: Diagnosis<Uint8Array>) =>
    each.ok ? Buffer.from(each.value).toString() : '';
  const values = readValues({ site: textOf(read.site), content: textOf(read.content) });
  return { values, checked: await checkFiles(read) };
}

export function deskProblem(problem: Problem): DeskProblem {
  const { file, line, column, message, fix, edits } = problem;
  const place = `${resolve(site, file)}:${line}:${column}`;
  return {
    file,
    line,
    message,
    fix,
    // Vite's own address for this.
    editor: `__open-in-editor?${new URLSearchParams({ file: place })}`,
    isCertain: edits !== undefined,
  };
}

export function refused({ problems }: Failure): Refusal {
  return { ok: false, problems: problems.map(deskProblem) };
}

export function missing(file: keyof OwnerValues, path: Path): Failure {
  const message = `there is no place for ${formatPath(path)} in the file as it is written`;
  return refusal(ownerFiles[file], message, 'load the page again, or edit the file itself');
}
