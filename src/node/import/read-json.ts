import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { isBlock } from '../../schema/path.ts';
import { PlainError } from '../project/plain-error.ts';
import { type Resume, readResume, resumeKeys } from '../resume/read-resume.ts';

/**
 * Reads a file in the format JSON Resume.
 * @throws {PlainError} if the file is no JSON, or JSON of another kind
 */
export function readJsonResume(bytes: Uint8Array, file: string): Resume {
  const value = parseJson(decode(bytes, file), file);
  const isResume = isBlock(value) && resumeKeys.some((key) => Object.hasOwn(value, key));
  if (isResume) return readResume(value, file);
  throw new PlainError(
    `${file} is no JSON Resume: expected a block { … } with at least one of the keys ${resumeKeys.join(', ')}.`,
  );
}

/** @throws {PlainError} if a file is no text */
export function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The decoder throws for invalid UTF-8 only, so the error tells nothing more.
    throw new PlainError(
      `${file} is no text in UTF-8. What can be read is resume.json, a linkedin.zip, or github:NAME.`,
    );
  }
}

/** The most blocks that may stand in each other. Reading more could exhaust the memory for calls of functions. */
const maxDepth = 64;

/** @throws {PlainError} at the first fault */
function parseJson(text: string, file: string): unknown {
  const tooDeep = depthFault(text);
  if (tooDeep !== undefined) {
    const message = `has more than ${maxDepth} blocks in each other, as no résumé has.`;
    throw faultAt(text, tooDeep, file, message);
  }
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return value;
  const fault = printParseErrorCode(first.error).replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`);
  const message = `is no valid JSON: ${fault.toLowerCase()}`;
  throw faultAt(text, Math.min(first.offset, text.length - 1), file, message);
}

function faultAt(text: string, offset: number, file: string, message: string): PlainError {
  const before = text.slice(0, Math.max(0, offset)).split('\n');
  const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  return new PlainError(`${file}:${place.line}:${place.column}  ${message}`, place);
}

/** Returns the offset at which there are too many blocks in each other; undefined if there are not. */
function depthFault(text: string): number | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth += 1;
    if (sign === ']' || sign === '}') depth -= 1;
    if (depth > maxDepth) return index;
  }
  return undefined;
}
