import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import leven from 'leven';
import { visit } from 'yaml';
import { isBlock, valueAt } from '../../../schema/path.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import { readYaml } from '../../files/yaml-edits/yaml-text.ts';
import { type Resume, readResume } from '../resume/read-resume.ts';
import lists from './other-formats.json' with { type: 'json' };
import { convertProgram } from './other-programs.ts';
import { inLanguage, languagesOf } from './texts-by-language.ts';

/**
 * Reads a file in the format JSON Resume, which may be written in YAML, or of a program whose fields correspond to it.
 * @param language the language of which the owner says that it is that of the texts
 * @throws {PlainError} if the file is neither, or of another format
 */
export function readJsonResume(bytes: Uint8Array, file: string, language?: string): Resume {
  const text = decode(bytes, file);
  const isEuropass = /^\s*</.test(text) && /SkillsPassport|europass/i.test(text.slice(0, 5000));
  const parsed = isEuropass ? { SkillsPassport: '' } : parseText(text, file);
  const languages = languagesOf(parsed);
  const tag = languages.find((each) => each === language) ?? languages[0];
  const value = tag === undefined ? parsed : inLanguage(parsed, tag, languages);
  const converted = convertProgram(value, file);
  const fault = converted ? undefined : findOtherFormat(value);
  if (fault !== undefined) throw new PlainError(`${file} ${fault}`);
  const resume = readResume(converted?.value ?? value, file, language, converted?.placeOf);
  return tag === undefined ? resume : { ...resume, language: tag, languageBy: 'source', languages };
}

/** @throws {PlainError} if a file is no text */
export function decode(bytes: Uint8Array, file: string): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || second === 0;
  const encoding = isUtf16 ? 'utf-16le' : first === 0xfe || first === 0 ? 'utf-16be' : 'utf-8';
  try {
    // Some programs write the byte order mark twice.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/^\ufeff/, '');
  } catch {
    // The decoder throws for invalid bytes only, so the error tells nothing more.
    throw new PlainError(`${file} is no text in UTF-8. ${readable}`);
  }
}

/** The most blocks that may stand in each other. Reading more could exhaust the memory for calls of functions. */
const maxDepth = 64;

/** Reads JSON, in which comments may stand, and commas before brackets; or YAML, by its name or by its first letter. */
function parseText(text: string, file: string): unknown {
  const isYaml = /\.ya?ml$/i.test(file) || /^\s*[^\s{["</]/.test(text);
  return isYaml ? parseYaml(text, file) : parseJson(text, file);
}

/** @throws {PlainError} at the first fault */
function parseYaml(text: string, file: string): unknown {
  const { document, text: read } = readYaml(text);
  const [error] = document.errors;
  if (error) {
    const message = `is no valid YAML: ${error.message.split(' at line ')[0]}`;
    throw faultAt(read, error.pos[0], file, message);
  }
  // A number is a text of the person: as a number, 1.10 would be 1.1.
  visit(document, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'number') scalar.value = scalar.source;
    },
  });
  return document.toJS();
}

/** @throws {PlainError} at the first fault */
function parseJson(text: string, file: string): unknown {
  const tooDeep = depthFault(text);
  if (tooDeep !== undefined) {
    const message = `has more than ${maxDepth} blocks in each other, as no résumé has.`;
    throw faultAt(text, tooDeep, file, message);
  }
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (!first) return value;
  const fault = printParseErrorCode(first.error).replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`);
  const message = `is no valid JSON: ${fault.toLowerCase()}`;
  throw faultAt(text, Math.min(first.offset, text.length - 1), file, message);
}

function faultAt(text: string, offset: number, file: string, message: string): PlainError {
  const before = text.slice(0, Math.max(0, offset)).split('\n');
  return new PlainError(`${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}  ${message}`);
}

/** Returns the offset at which there are too many blocks in each other; undefined if there are not. */
function depthFault(text: string): number | undefined {
  let [depth, isText] = [0, false];
  // A text is not matched as a whole, since one of some megabytes would exhaust the memory of the search.
  for (const { 0: sign, index } of text.matchAll(/\\.|["[\]{}]/gs)) {
    if (sign === '"') isText = !isText;
    if (isText) continue;
    if (sign === '[' || sign === '{') depth += 1;
    if (sign === ']' || sign === '}') depth -= 1;
    if (depth > maxDepth) return index;
  }
  return undefined;
}

/** The parts by which the files of other programs are known, each a path of keys and indexes, and what helps their owners. */
const programs = Object.entries<{ parts: readonly string[]; way?: string }>(lists);

/** What an import reads, for messages. */
const readable =
  'What can be read is JSON Resume (https://jsonresume.org/schema), a CV of RenderCV or Reactive Resume, the linkedin.zip of LinkedIn, or github:NAME.';

/**
 * Returns why a value is not taken for JSON Resume; undefined if it is. Many formats share a key with it, so that it is
 * known by the name in `basics`, or by a list of jobs.
 */
function findOtherFormat(value: unknown): string | undefined {
  const isThere = (part: string) => valueAt(value, part.split('.')) !== undefined;
  const [program, known] = programs.find(([, { parts }]) => parts.some(isThere)) ?? [];
  const name = valueAt(value, ['basics', 'name']);
  const isNamed = typeof name === 'string' && name.trim() !== '' && program !== 'Reactive Resume';
  if (isNamed || Array.isArray(valueAt(value, ['work']))) return undefined;
  if (program) return `is a file of ${program}, which is not read. ${known?.way ?? ''}${readable}`;
  const near = Object.keys(isBlock(value) ? value : {}).find(
    (key) => key !== 'basics' && leven(key.toLowerCase(), 'basics', { maxDistance: 3 }) < 3,
  );
  const meant = near === undefined ? '' : ` Did you mean "basics" in place of "${near}"?`;
  return `is no JSON Resume: expected the key basics with a name in it, or work with a list of jobs.${meant} ${readable}`;
}
