import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { contentSchema } from '../../../config/content.ts';
import { textFile } from '../../../config/text-file.ts';
import { borrowedTexts, diagnose } from '../../../diagnose/diagnose.ts';
import { diagnoseMarkdown } from '../../../diagnose/diagnose-markdown.ts';
import {
  type Diagnosis,
  failed,
  fileProblem,
  type Problem,
} from '../../../diagnose/messages/problem.ts';
import type { CheckContext } from '../../../diagnose/references/check-context.ts';
import { languagesMeant } from '../../../diagnose/site-languages.ts';
import { languageFolder } from '../../../shared/language-folder.ts';
import { memoize, memoizeTexts } from '../../../shared/memoize.ts';
import { type SiteConfig, siteConfig } from '../../../site.ts';
import { isPlainText } from '../project/file-system.ts';
import { contentFile, pathInMessages, siteFile } from '../project/paths.ts';
import { linkTargets, ownNames, targetsOn } from './check-context.ts';
import { findLackingContent } from './lacking-content.ts';
import { borrowedWords, textPath, withTexts } from './texts.ts';
import { type Bytes, checkThemes } from './themes.ts';
import { findUnaddressed, pagesOfTexts } from './writing.ts';

/** One of the owner's two files: `site.config.yaml` or `content/index.yaml`. */
export type FileName = 'site' | 'content';

/** The texts of the owner's two files. */
export type OwnerTexts = Readonly<Record<FileName, string>>;

/** The paths of the owner's two files. */
export const ownerFiles = { site: siteFile, content: contentFile };

export const fileNames: readonly FileName[] = ['content', 'site'];

export const schemas = { site: siteConfig, content: contentSchema } as const;

/** Reads the texts of both files, unless one could not be written back as it is. */
export function readTexts(): Diagnosis<OwnerTexts> {
  const odd = Object.values(ownerFiles).find((path) => !isPlainText(path));
  if (odd !== undefined) {
    const message = 'this is no plain file of text in UTF-8, and is left as it is';
    const words = { message, found: '', expected: '', fix: '' };
    return { ok: false, problems: [fileProblem(pathInMessages(odd), words)] };
  }
  const [site, content] = [siteFile, contentFile].map((path) => readFileSync(path, 'utf8'));
  return { ok: true, value: { site: site ?? '', content: content ?? '' } };
}

/** What the check knows of a site that has no files in `public/`. */
export const withoutMedia: CheckContext = {
  media: [],
  faultOf: () => undefined,
  icons: [],
  folders: ownNames,
};

/** Returns a check of files by a schema. Each check takes long, so those of the last texts are remembered. */
function checkerOf<S extends z.ZodType>(schema: S, read: typeof diagnose<S> = diagnose) {
  type Others = [path: string, pages: CheckContext['pages'], spoken: CheckContext['spoken']];
  const inContext = memoize((context: CheckContext) =>
    memoizeTexts((_, bytes: Uint8Array, [path, pages, spoken]: Others) =>
      read(pathInMessages(path), bytes, schema, {
        ...context,
        pages,
        spoken,
        folders: [...context.folders, ...(spoken?.languages.slice(1).map(languageFolder) ?? [])],
      }),
    ),
  );
  return (file: Diagnosis<Uint8Array>, context: CheckContext, ...others: Others) => {
    if (!file.ok) return file;
    return inContext(context)(JSON.stringify([keyOf(file), others]), file.value, others);
  };
}

const checkerOfSite = memoize((schema: typeof siteConfig) => checkerOf(schema));
const checkContent = checkerOf(contentSchema);
const checkText = checkerOf(textFile, diagnoseMarkdown);

/** Returns what tells the bytes of a file, or why it cannot be read, from others. */
export const keyOf = (read: Diagnosis<Uint8Array>): string =>
  read.ok ? Buffer.from(read.value).toString('latin1') : JSON.stringify(read.problems);

type Spoken = CheckContext['spoken'];

/** The bytes of both files, and of those of themes and texts by their paths in the site. */
export type Read = Bytes & Readonly<Record<FileName, Diagnosis<Uint8Array>>>;

/** Checks both files in each language of the site. The values are those of its own, and of its `translations`. */
export function checkBoth(read: Read, context: CheckContext, paths = ownerFiles) {
  const themes = checkThemes(read, context);
  const named = read.site.ok ? languagesMeant(read.site.value, siteConfig, context) : undefined;
  const readings = named?.languages.map((language) =>
    checkIn(read, context, paths, { ...named, language }),
  );
  const [first = checkIn(read, context, paths), ...translations] = readings ?? [];
  const all = [first, ...translations];
  const site = merged(all.map((each) => each.site));
  const content = merged(all.map((each) => each.content));
  return {
    ...{ site, content, schema: themes.schema },
    files: { ...themes.files, ...first.files, site, content },
    problems: distinct([themes, ...all].map(({ problems }) => problems)),
    ...{ spoken: first.spoken, borrowed: first.borrowed, origins: first.origins },
    findBorrowed: first.findBorrowed,
    translations,
  };
}

/** Checks both files in one language. A project may lead to a page, which only the site file knows. */
function checkIn(read: Read, context: CheckContext, paths: typeof ownerFiles, spoken?: Spoken) {
  const checkSite = checkerOfSite(checkThemes(read, context).schema);
  const own = checkSite(read.site, context, paths.site, context.pages, spoken);
  const written = inLanguage(own, spoken);
  const texts = context.texts ?? [];
  const pages = written.ok ? targetsWithTexts(written.value, texts, spoken) : undefined;
  const { site, files, borrowed, origins } = withTexts(written, texts, spoken, (file, here) =>
    checkText(read[file] ?? failed([]), context, textPath(file), targetsOn(here, pages), spoken),
  );
  const content = checkContent(read.content, context, paths.content, pages, spoken);
  const lacking =
    site.ok && content.ok && read.site.ok
      ? findLackingContent(pathInMessages(paths.site), read.site.value, site.value, content.value)
      : [];
  const problems = [site, content, ...Object.values(files)].flatMap(problemsIn);
  /** Only a site that is shown needs them. */
  const findBorrowed = () => [
    ...borrowed.flatMap(borrowedWords),
    ...fileNames.flatMap((file) =>
      spoken && read[file].ok ? borrowedTexts(read[file].value, schemas[file], spoken) : [],
    ),
  ];
  const unaddressed = written.ok ? findUnaddressed(written.value, texts, spoken?.languages) : [];
  const all = [...problems, ...lacking, ...unaddressed];
  return { site, content, files, spoken, borrowed, origins, findBorrowed, problems: all };
}

/** Returns what links may lead to, with the pages of texts, which the file does not have. */
function targetsWithTexts(
  site: SiteConfig,
  names: readonly string[],
  spoken?: Spoken,
): CheckContext['pages'] {
  const { hidden, targets } = linkTargets(site);
  const texts = pagesOfTexts(site, names, spoken?.languages);
  return { hidden, targets: [...targets, ...Object.values(texts)], texts };
}

/** Returns a site whose language is the one that it was read in. */
function inLanguage(site: Diagnosis<SiteConfig>, spoken?: Spoken): Diagnosis<SiteConfig> {
  if (!site.ok || !spoken) return site;
  const { app } = site.value;
  return { ...site, value: { ...site.value, app: { ...app, language: spoken.language } } };
}

const problemsIn = (each: Diagnosis<unknown>) => (each.ok ? [] : each.problems);

/** Returns the first of a file's readings in several languages, or the problems of all. */
function merged<Value>(readings: readonly Diagnosis<Value>[]): Diagnosis<Value> {
  const problems = distinct(readings.map(problemsIn));
  const [first] = readings;
  const hints = distinct(readings.map((each) => (each.ok ? (each.hints ?? []) : [])));
  return first?.ok && problems.length === 0 ? { ...first, hints } : { ok: false, problems };
}

/** Returns the problems of several languages, without those that one before has in the same place. */
function distinct(readings: readonly (readonly Problem[])[]): Problem[] {
  const keyOf = ({ file, line, column, message }: Problem) =>
    JSON.stringify([file, line, column, message]);
  const known = new Set<string>();
  return readings.flatMap((problems) => {
    const added = problems.filter((each) => !known.has(keyOf(each)));
    for (const each of added) known.add(keyOf(each));
    return added;
  });
}

/** Returns texts in the form in which files are read. */
export function bytesOf({ site, content }: OwnerTexts) {
  const read = (text: string) => ({ ok: true, value: Buffer.from(text) }) as const;
  return { site: read(site), content: read(content) };
}

/** Returns the problems of the texts of both files. */
export function problemsOf(texts: OwnerTexts, context: CheckContext): Problem[] {
  return checkBoth(bytesOf(texts), context).problems;
}
