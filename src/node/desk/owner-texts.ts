import { resolve } from 'node:path';
import { contentSchema } from '../../config/content.ts';
import type { DeskProblem, OwnerFile, Refusal } from '../../desk-protocol.ts';
import { fileProblem, type Problem } from '../../diagnose/messages/problem.ts';
import { formatPath, type Path, valueAt } from '../../schema/path.ts';
import type { Schema } from '../../schema/schema-tree.ts';
import * as sections from '../../sections/schemas.ts';
import { siteConfig } from '../../site.ts';
import { isPlainText } from '../project/file-system.ts';
import { contentFile, pathInMessages, siteFile } from '../project/paths.ts';
import { site } from '../project/places.js';
import { checkFiles } from '../site-files/site-files.ts';
import { checks, type OwnerTexts, readTexts } from '../site-files/text-problems.ts';
import { readYaml } from '../yaml-edits/yaml-text.ts';

export const schemas = { site: siteConfig, content: contentSchema } as const;

export const sectionSchemas: ReadonlyMap<string, Schema> = new Map(Object.entries(sections));

export const ownerFiles = { site: siteFile, content: contentFile } as const;

export const fileNames: readonly OwnerFile[] = ['content', 'site'];

/** Reads both files; refuses files that could not be written back as they are. */
export function readOwnerTexts(): OwnerTexts | Refusal {
  const odd = Object.values(ownerFiles).find((path) => !isPlainText(path));
  if (odd !== undefined) {
    const message = 'this is no plain file of text in UTF-8, and the desk leaves it as it is';
    return refusal(odd, message);
  }
  return readTexts(ownerFiles);
}

/** Returns the value of a text, as far as it can be read. */
export const readValue = (text: string): unknown => readYaml(text).document.toJS();

/** The values of both files, as far as they can be read. */
export type OwnerValues = Readonly<Record<OwnerFile, unknown>>;

export const readValues = ({ site, content }: OwnerTexts): OwnerValues => ({
  site: readValue(site),
  content: readValue(content),
});

/** Reads and checks both files on the disk. */
export async function readOwnerFiles() {
  const texts = readOwnerTexts();
  if ('ok' in texts) return { ...texts, values: readValues({ site: '', content: '' }) };
  const checked = await checkTexts(texts);
  const problems = checked.problems.map(deskProblem);
  return { ok: true, values: readValues(texts), checked, problems } as const;
}

/** Checks texts as `npm run check` checks files. */
export function checkTexts({ site, content }: OwnerTexts) {
  const encode = (text: string) => ({ ok: true, value: new TextEncoder().encode(text) }) as const;
  return checkFiles({ site: encode(site), content: encode(content) }, checks);
}

/** Returns the problems that texts have and that earlier texts do not have, wherever they stand now. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const keyOf = ({ file, message, found }: Problem) => JSON.stringify([file, message, found]);
  const known = before.map(keyOf);
  return after.filter((problem) => {
    const index = known.indexOf(keyOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
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

export function refused(problems: readonly Problem[]): Refusal {
  return { ok: false, problems: problems.map(deskProblem) };
}

/** Refuses an act for a reason that the check does not know. */
export function refusal(path: string, message: string, fix = ''): Refusal {
  return refused([fileProblem(pathInMessages(path), { message, found: '', expected: '', fix })]);
}

export function missing(file: OwnerFile, path: Path): Refusal {
  const message = `there is no place for ${formatPath(path)} in the file as it is written`;
  return refusal(ownerFiles[file], message, 'load the page again, or edit the file itself');
}

/** Returns the pages of a site, as far as it has some. */
export function pagesOf(site: unknown): readonly unknown[] {
  const pages = valueAt(site, ['pages']);
  return Array.isArray(pages) ? pages : [];
}
