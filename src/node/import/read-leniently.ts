import type { z } from 'zod';
import { formatPath, type Path, valueAt } from '../../schema/path.ts';
import { oneLine } from '../resume/tidy.ts';

/** A part of a source that was left out or changed, with its place, such as `resume.json  work[2].url`. */
export type Note = { place: string; message: string };

/**
 * Reads a value by a schema in which nothing is required. What the schema refuses is replaced by what it proposes, or
 * left out, and noted. Changes the value itself.
 * @returns undefined if the value as a whole is of another kind
 */
export function readLeniently<S extends z.ZodType>(
  schema: S,
  value: unknown,
  source: string,
): { value: z.output<S> | undefined; notes: Note[] } {
  const notes: Note[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const { data, error } = schema.safeParse(value);
    if (!error) return { value: data, notes };
    for (const issue of error.issues) {
      if (issue.path.length === 0 && issue.code !== 'unrecognized_keys')
        return { value: undefined, notes };
      for (const { place, message } of resolve(issue, value))
        notes.push({ place: `${source}  ${place}`, message });
    }
  }
  throw new Error('A schema of `readLeniently` requires nothing, and accepts what it proposes');
}

/** Each round removes all that a schema refuses, so what is left for the next are values within changed ones. */
const maxRounds = 20;

/** Removes or replaces in a value what an issue is about. */
function resolve(issue: z.core.$ZodIssue, value: unknown): Note[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      put(value, [...issue.path, key], undefined, 'has no place on a site'),
    );
  }
  const params = 'params' in issue ? issue.params : undefined;
  const better = typeof params?.['better'] === 'string' ? params['better'] : undefined;
  const expected =
    issue.code === 'invalid_type' ? (kinds[issue.expected] ?? 'a text') : issue.message;
  return [put(value, issue.path, better, `is not ${expected}`)];
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a block of keys and values',
};

function put(value: unknown, path: Path, better: string | undefined, problem: string): Note {
  const block = valueAt(value, path.slice(0, -1));
  const [key = ''] = path.slice(-1);
  const found = valueAt(value, path);
  // A text that was read as a list of one has no items itself.
  if (typeof block !== 'object' || block === null)
    return put(value, path.slice(0, -1), undefined, problem);
  if (better === undefined && !Array.isArray(block)) Reflect.deleteProperty(block, key);
  else Reflect.set(block, key, better);
  const outcome = better === undefined ? 'left out' : `read as ${better}`;
  return { place: formatPath(path), message: `${shown(found)} ${problem}; ${outcome}` };
}

/** Writes a value for a message, shortened, without signs that a terminal would obey. */
function shown(value: unknown): string {
  const text = oneLine(JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
