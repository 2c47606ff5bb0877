import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { readRichText } from '../config/rich-text.ts';
import type { Path } from '../schema/path.ts';
import { pathAtLine, rangeOfValue } from './document/nodes.ts';
import { findPlaceholders, findUnlaunched, type Sample, textsIn } from './document/placeholders.ts';
import { withCertainEdits } from './messages/certain-edits.ts';
import { errorCounter } from './messages/error-counter.ts';
import {
  type Diagnosis,
  type Failure,
  failed,
  fileProblem,
  type Problem,
  toProblem,
} from './messages/problem.ts';
import { type Checked, readAsMeant } from './read-as-meant.ts';
import type { CheckContext } from './references/check-context.ts';
import { findTwinTitles } from './references/twin-titles.ts';
import { findUnwrittenWords } from './references/unwritten-words.ts';
import { chooseLanguage, type Languages, type Spoken } from './schema/choose-language.ts';
import { findUntranslated, namesIn } from './schema/untranslated.ts';
import { languagesOf } from './site-languages.ts';
import { decode, textOf } from './text/decode.ts';
import { checkSize } from './text/limits.ts';
import { sourceOf } from './text/source.ts';
import type { ProblemText } from './text/source-problem.ts';

/** Checks one of the owner's YAML files; returns the parsed value, or all problems of the file. */
export function diagnose<S extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: S,
  context: CheckContext,
): Diagnosis<z.output<S>> {
  const decoded = decode(bytes);
  if (!decoded.ok) return failed([undecodable(file, decoded.before, decoded.message)]);
  if (!/^\s*[^\s#]/m.test(decoded.text)) {
    // Comments alone are what is left of keys that nobody needs. A file without any has lost its text.
    const blank = schema.safeParse({});
    const isMeant = blank.success && decoded.text.trim() !== '';
    return isMeant ? { ok: true, value: blank.data } : failed([fileProblem(file, emptyFile)]);
  }
  const source = sourceOf(decoded.text);
  const checked = readAsMeant(source, schema, context);
  const problems = problemsIn(file, checked);
  const { accepted: value } = checked;
  const found = failed(withCertainEdits(problems, source, errorCounter(schema, context)));
  if (value === undefined) return found;
  return { ok: true, value, ...(problems.length > 0 && { hints: found.problems }) };
}

function problemsIn(
  file: string,
  { problems, found, source, document }: Checked<unknown>,
): Problem[] {
  const inText = problems.map(({ problem, source: asFound }) => {
    const line = asFound.lineAt(problem.range[0]);
    const path = document ? pathAtLine(document, source, line) : [];
    return toProblem(file, asFound, { ...problem, path });
  });
  return [...inText, ...found.map((problem) => toProblem(file, source, problem))];
}

const emptyFile: ProblemText = {
  message: 'the file is empty',
  found: 'nothing but comments and blank lines',
  expected: 'keys and values',
  fix: 'put back what stood in it',
};

/** Returns the problem of bytes that cannot be decoded, placed at the end of the text before these bytes. */
export function undecodable(file: string, before: string, message: ProblemText): Problem {
  if (before === '') return fileProblem(file, message);
  const end = before.length;
  return toProblem(file, sourceOf(before), { ...message, path: [], range: [end, end + 1] });
}

/** Returns the problem of a file that is too large; undefined if its size is accepted. */
export function diagnoseSize(file: string, bytes: number): Failure | undefined {
  const message = checkSize(bytes);
  return message && diagnoseUnreadable(file, message);
}

export function diagnoseUnreadable(file: string, message: ProblemText): Failure {
  return failed([fileProblem(file, message)]);
}

/** Lists every string of a valid YAML file, each with its path. */
export function textsOf(bytes: Uint8Array): [path: Path, text: string][] {
  return textsIn(parseDocument(textOf(bytes)));
}

/** Returns a problem of the value at a path of a YAML file without mistakes of its form. */
export function diagnosePlace(
  file: string,
  bytes: Uint8Array,
  path: Path,
  words: ProblemText,
): Problem {
  const source = sourceOf(textOf(bytes));
  const range = rangeOfValue(parseDocument(source.text), path);
  return toProblem(file, source, { ...words, path, range });
}

/** Returns the texts of a valid file that stand in for those of the language that is read, with their own languages. */
export function borrowedTexts(
  bytes: Uint8Array,
  schema: z.ZodType,
  spoken: Spoken,
): [text: string, language: string][] {
  const document = parseDocument(textOf(bytes));
  const blocks = chooseLanguage(document, schema, spoken);
  return blocks.flatMap(({ path, chosen, language }): [string, string][] => {
    const text: unknown = chosen === language ? undefined : document.getIn(path);
    if (typeof text !== 'string') return [];
    // Of a running text, pages show each part alone.
    const parts =
      JSON.stringify([text.trim(), readRichText(text)]).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    return parts.map((part) => [String(JSON.parse(part)), chosen]);
  });
}

/** Finds what a valid YAML file still lacks: words for the pictures of folders, and titles that tell pages apart. */
export function diagnoseUnwritten(
  file: string,
  bytes: Uint8Array,
  schema: z.ZodType,
  media: readonly string[],
): Problem[] {
  const source = sourceOf(textOf(bytes));
  const document = parseDocument(source.text);
  const site = languagesOf(bytes);
  const [language] = site.languages;
  chooseLanguage(document, schema, language === undefined ? undefined : { ...site, language });
  const found = [
    ...findUnwrittenWords({ source, document, schema }, media),
    ...findTwinTitles({ source, document, schema }),
  ];
  return found.map((problem) => toProblem(file, source, problem));
}

/** Finds the texts of valid YAML files of a site that one of its languages lacks; none for a site in one language. */
export function diagnoseUntranslated(
  files: readonly { file: string; bytes: Uint8Array; schema: z.ZodType }[],
  site: Languages,
): Problem[] {
  if (site.languages.length < 2) return [];
  const read = files.map(({ file, bytes, schema }) => {
    const source = sourceOf(textOf(bytes));
    return { file, source, document: parseDocument(source.text), schema };
  });
  const names = read.flatMap(({ schema, document }) => namesIn(schema, document.toJS()));
  return read.flatMap(({ file, source, ...each }) =>
    findUntranslated(each, site, names).map((problem) => toProblem(file, source, problem)),
  );
}

/** Finds values that are placeholders, that still equal the sample site, or that hide the site from search engines. */
export function diagnosePlaceholders(file: string, bytes: Uint8Array, sample: Sample): Problem[] {
  const source = sourceOf(textOf(bytes));
  const document = parseDocument(source.text);
  const found = [...findUnlaunched(document), ...findPlaceholders(document, sample)];
  return failed(found.map((problem) => toProblem(file, source, problem))).problems;
}
