import { PlainError } from '../project/plain-error.ts';
import { resumeParts } from '../resume/resume.ts';
import { type Imported, readResume } from './read-resume.ts';

/**
 * Reads a file in the format JSON Resume.
 * @throws {PlainError} if the file is no JSON, or JSON of another kind
 */
export function readJsonResume(bytes: Uint8Array, file: string): Imported {
  const value = parseJson(decode(bytes, file), file);
  const isResume =
    typeof value === 'object' &&
    value !== null &&
    resumeParts.some((part) => Object.hasOwn(value, part));
  const imported = isResume ? readResume(value, file) : undefined;
  if (imported) return imported;
  throw new PlainError(
    `${file} is no JSON Resume: expected a block { … } with at least one of the keys ${resumeParts.join(', ')}.`,
  );
}

function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The decoder throws for invalid UTF-8 only, so the error tells nothing more.
    throw new PlainError(
      `${file} is no text in UTF-8. What can be read is resume.json, a linkedin.zip, or github:NAME.`,
    );
  }
}

function parseJson(text: string, file: string): unknown {
  const { value, message } = tryParse(text);
  if (message === undefined) return value;
  const before = text.slice(0, faultOf(text)).split('\n');
  const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const fault = message.replace(/ in JSON at position \d+.*|, (\.\.\.)?".*/s, '');
  throw new PlainError(`${file}:${place.line}:${place.column}  is no valid JSON: ${fault}`, place);
}

function tryParse(text: string): { value?: unknown; message?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { message: error.message };
    throw error;
  }
}

/** Returns the offset of the first fault. Some versions of Node do not say it, so it is searched by halves. */
function faultOf(text: string): number {
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isBeginning(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

/** Checks whether a text is JSON as far as it goes. */
function isBeginning(text: string): boolean {
  const { message = 'end' } = tryParse(text);
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  return /\bend\b|Unterminated/.test(message) || Number(position) >= text.length;
}
