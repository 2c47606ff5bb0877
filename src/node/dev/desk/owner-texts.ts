import type { Json } from '../../../desk-protocol/place.ts';
import type { PlainProblem, Refusal } from '../../../desk-protocol/state.ts';
import type { Diagnosis, Failure, Problem } from '../../../diagnose/messages/problem.ts';
import { chooseLanguage, type Spoken } from '../../../diagnose/schema/choose-language.ts';
import { languagesOf } from '../../../diagnose/site-languages.ts';
import { formatPath, type Path } from '../../../schema/path.ts';
import type { Schema } from '../../../schema/schema-tree.ts';
import * as sections from '../../../sections/schemas.ts';
import { languageFolder } from '../../../shared/language-folder.ts';
import { refusal } from '../../files/site-files/change.ts';
import { type OwnerTexts, ownerFiles, schemas } from '../../files/site-files/owner-files.ts';
import { toldProblem } from '../../files/site-files/problem-error.ts';
import { checkFiles, readFiles } from '../../files/site-files/site-files.ts';
import { readYaml } from '../../files/yaml-edits/yaml-text.ts';
import { type Reason, sayReason } from './owner-words.ts';

export const sectionSchemas: ReadonlyMap<string, Schema> = new Map(Object.entries(sections));

/** Returns the value of a text, as far as it can be read. */
export const readValue = (text: string): unknown => readYaml(text).document.toJS();

/** The values of both files in one language of the site, as far as they can be read. */
export type OwnerValues = Readonly<Record<keyof OwnerTexts, unknown>> & {
  spoken?: Spoken | undefined;
  /** The language of each text that this one lacks, by its file and path. */
  borrowed: ReadonlyMap<string, string>;
};

export function readValues(texts: OwnerTexts, spoken?: Spoken): OwnerValues {
  const borrowed = new Map<string, string>();
  const read = (file: keyof OwnerTexts) => {
    const { value, blocks } = readInLanguage(file, texts[file], spoken);
    for (const { path, chosen, language } of blocks)
      if (chosen !== language) borrowed.set(`${file} ${formatPath(path)}`, chosen);
    return value;
  };
  return { site: read('site'), content: read('content'), spoken, borrowed };
}

/** Reads a text in one language of the site, and returns its blocks by language too. */
export function readInLanguage(file: keyof OwnerTexts, text: string, spoken?: Spoken) {
  if (!spoken) return { value: readValue(text), blocks: [] };
  const document = readYaml(text).document.clone();
  const blocks = chooseLanguage(document, schemas[file], spoken);
  const value: unknown = document.toJS();
  return { value, blocks };
}

/** Returns the language whose pages are in a folder of the site, or its own; undefined for a site that names none. */
export function spokenIn(site: string, folder = ''): Spoken | undefined {
  const named = languagesOf(Buffer.from(site));
  const { languages } = named;
  const language = languages.find((each) => languageFolder(each) === folder) ?? languages[0];
  return language === undefined ? undefined : { ...named, language };
}

/** Returns a value of YAML as JSON; null for nothing. */
export const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));

/** The owner's files at one moment: their values, as far as they can be read, and what the check says of them. */
export type Owner = Awaited<ReturnType<typeof ownerNow>>;

/** Reads and checks both files on the disk, in the language whose pages are in a folder. */
export async function ownerNow(folder = '') {
  const read = readFiles(ownerFiles);
  const textOf = (each: Diagnosis<Uint8Array>) =>
    each.ok ? Buffer.from(each.value).toString() : '';
  const texts = { site: textOf(read.site), content: textOf(read.content) };
  const spoken = spokenIn(texts.site, folder);
  const checked = await checkFiles(read);
  const { site, content, origins } =
    checked.translations.find((each) => each.spoken?.language === spoken?.language) ?? checked;
  return { values: readValues(texts, spoken), checked: { ...checked, site, content, origins } };
}

/** @param reason why the desk's value was refused; undefined if the problem stands in the file */
export function deskProblem(problem: Problem, language: string, reason?: Reason): PlainProblem {
  return {
    ...toldProblem(problem),
    plain: sayReason(language, reason ?? 'other') || problem.message,
  };
}

/** @param reasonFor returns why the desk's value was refused */
export function refused(
  { problems }: Failure,
  language = 'en',
  reasonFor: (problem: Problem) => Reason | undefined = () => undefined,
): Refusal {
  const told = problems.map((each) => deskProblem(each, language, reasonFor(each)));
  return { ok: false, problems: told };
}

export function missing(file: keyof OwnerTexts, path: Path): Failure {
  const message = `there is no place for ${formatPath(path)} in the file as it is written`;
  return refusal(ownerFiles[file], message, 'load the page again, or edit the file itself');
}
