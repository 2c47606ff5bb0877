import { z } from 'zod';
import { titleVariables, unknownVariables } from '../shared/title.ts';
import { allowedValues, example, inYaml, namedValues, oneOf, wordExpected } from './expectation.ts';
import { quote, wordFound } from './found.ts';
import { wordMistyped } from './mistyped.ts';
import { nearest } from './nearness.ts';
import { type Path, type Words, writePath } from './problem.ts';
import { bare, noteOf, type Schema, textsOf, typesAt } from './schema-tree.ts';

type Issue = z.core.$ZodIssue;

/** Where an issue stands: what may be there, what is there, and how it is written. */
export type Spot = { schema: Schema; value: unknown; written: string; after: string };

/** What a schema issue says to the owner. */
export function wordIssue(issue: Issue, spot: Spot): Words {
  const mistyped = issue.code === 'invalid_type' || issue.code === 'invalid_union';
  const slip = mistyped || issue.code === 'invalid_value' ? wordMistyped(spot) : undefined;
  return slip ?? wordValue(issue, spot);
}

function wordValue(issue: Issue, { schema, value }: Spot): Words {
  const found = wordFound(value);
  const expected = wordLimit(issue, schema);
  const said = { message: `expected ${expected}, found ${found}`, found, expected };
  const choices = allowedValues(schema);
  if (noteOf(schema).role === 'title' && issue.code === 'custom') {
    return wordVariable(String(value));
  }
  if (typeof value === 'string' && choices?.every((choice) => typeof choice === 'string')) {
    return wordChoice(value, choices, 'value');
  }
  const near = typeof value === 'string' ? nearest(value, namedValues(schema)) : undefined;
  if (near !== undefined) {
    return {
      ...said,
      message: `unknown value ${quote(String(value))}; did you mean "${near}"?`,
      fix: `write ${near}`,
    };
  }
  if (value === null) {
    return { ...said, message: 'there is no value', fix: `write one, such as ${example(schema)}` };
  }
  return { ...said, fix: wordFix(issue, schema, value) };
}

/** The limit that was passed, where the schema says it better than the field as a whole. */
function wordLimit(issue: Issue, schema: Schema): string {
  if (issue.code === 'custom') return issue.message;
  const isOwnWords = !issue.message.startsWith('Invalid') && noteOf(schema).expected === undefined;
  if (issue.code === 'invalid_format' && isOwnWords) return issue.message;
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return `a list of at least ${issue.minimum} ${Number(issue.minimum) === 1 ? 'item' : 'items'}`;
  }
  if (issue.code === 'too_big' && issue.origin === 'array' && bare(schema) instanceof z.ZodArray) {
    return `a list of at most ${issue.maximum} items`;
  }
  return wordExpected(schema);
}

function wordFix(issue: Issue, schema: Schema, value: unknown): string {
  if (issue.code === 'custom' && typeof issue.params?.['fix'] === 'string') {
    return issue.params['fix'];
  }
  const one = bare(schema);
  const isBlock = typeof value === 'object';
  if (issue.code === 'invalid_type' && one instanceof z.ZodArray && !isBlock) {
    return `put it on a line of its own, after "- ": - ${inYaml(value)}`;
  }
  if (one instanceof z.ZodTuple && Array.isArray(value)) {
    return `write ${one.def.items.length} items, such as ${example(schema)}`;
  }
  if (one instanceof z.ZodObject || one instanceof z.ZodDiscriminatedUnion) {
    return `write its keys below it, each on a line of its own: ${example(schema)}`;
  }
  if (one instanceof z.ZodArray) return `write a list, such as ${example(schema)}`;
  if (one instanceof z.ZodNumber && typeof value === 'number') return nearestNumber(one, value);
  if (value === '') return `write ${wordExpected(schema)}`;
  const { role } = noteOf(schema);
  const better = typeof value === 'string' ? betterText(role, value) : undefined;
  return better === undefined
    ? `write something else, such as ${example(schema)}`
    : `write ${inYaml(better)}`;
}

/** What was probably meant by a text that is nearly right. */
function betterText(role: string | undefined, text: string): string | undefined {
  if (role === 'link') return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : undefined;
  if (role === 'media')
    return /^[\w-][\w./-]*$/.test(text) ? `/${text.replace(/^public\//, '')}` : undefined;
  if (role !== 'page path') return undefined;
  const path = text
    .toLowerCase()
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .replace(/[\s.]+/g, '-');
  return /^[a-z0-9][a-z0-9_/-]*$/.test(path) ? path : undefined;
}

function nearestNumber({ minValue, maxValue, isInt }: z.ZodNumber, value: number): string {
  const within = Math.min(Math.max(value, minValue ?? value), maxValue ?? value);
  return `write ${isInt ? Math.round(within) : within}, or another number within the limits`;
}

/** A variable in a title that stands for nothing. */
function wordVariable(template: string): Words {
  const [unknown = ''] = unknownVariables(template);
  const near = nearest(unknown.slice(1, -1), titleVariables);
  const known = titleVariables.map((name) => `{${name}}`);
  return {
    message: `unknown variable ${unknown}${near === undefined ? '' : `; did you mean {${near}}?`}`,
    found: wordFound(template),
    expected: `no other variables than ${known.join(', ')}`,
    fix:
      near === undefined ? `remove ${unknown}` : `write ${template.replace(unknown, `{${near}}`)}`,
  };
}

/** A value that is none of those to choose from. */
export function wordChoice(value: string, choices: readonly unknown[], what: string): Words {
  const expected = oneOf(choices);
  const near = nearest(value, choices.map(String));
  const message = `unknown ${what} ${quote(value)}`;
  const found = wordFound(value);
  if (near === undefined) return { message, found, expected, fix: 'choose one of those expected' };
  return {
    message: `${message}; did you mean "${near}"?`,
    found,
    expected,
    fix: `write ${inYaml(near)}`,
  };
}

/** A key that its block does not have. */
export function wordUnknownKey(
  key: string,
  keys: readonly string[],
  near?: string,
  isThere = false,
): Words {
  const known = { found: `the key ${quote(key)}`, expected: `one of the keys ${keys.join(', ')}` };
  const message = `unknown key ${quote(key)}`;
  if (near === undefined) return { ...known, message, fix: 'remove it, or take one of those keys' };
  if (isThere) {
    return {
      ...known,
      message: `${message}; "${near}", which it resembles, is there already`,
      fix: 'remove it',
    };
  }
  return {
    ...known,
    message: `${message}; did you mean "${near}"?`,
    fix: `write ${near}: instead of ${key}:`,
  };
}

/** A key that has to be there, and is not. */
export function wordMissingKey(key: string, schema: Schema, likely?: string): Words {
  const types = typesAt(schema, key);
  if (types) return wordMissingType(key, [...types.keys()], likely);
  const { description } = textsOf(schema);
  return {
    message: `the key "${key}" is missing${description ? `: ${lowerFirst(description)}` : ''}`,
    found: '',
    expected: `${key}: ${wordExpected(schema)}`,
    fix: `add ${key}: ${example(schema)}`,
  };
}

function wordMissingType(key: string, names: readonly string[], likely?: string): Words {
  return {
    message: `the key "${key}" is missing: nothing says what kind of section this is`,
    found: '',
    expected: `${key}: ${oneOf(names)}`,
    fix: likely === undefined ? `add ${key}: and one of those` : `add ${key}: ${likely}`,
  };
}

/** A key that would be right in another block. */
export function wordMisplacedKey(key: string, path: Path, home: Path): Words {
  const where = home.length === 0 ? 'the top of the file' : writePath(home);
  return {
    message: `the key "${key}" belongs to ${where}`,
    found: path.length === 0 ? `${key} outside of any block` : `${key} in ${writePath(path)}`,
    expected: `${key} in ${where}`,
    fix: `move it to the other keys of ${where}, and indent it as far as these`,
  };
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}
