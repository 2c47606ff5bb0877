import { z } from 'zod';
import { titleVariables, unknownVariables } from '../../shared/title.ts';
import { formatPath, type Message, type Path } from '../messages/problem.ts';
import {
  allowedValues,
  describeSchema,
  example,
  inYaml,
  namedValues,
  oneOf,
} from './describe-schema.ts';
import { describeValue, quote } from './describe-value.ts';
import { didYouMean } from './did-you-mean.ts';
import { formatMisreadValue } from './misread-values.ts';
import { docsOf, metadataOf, type Schema, typesAt, unwrapped } from './schema-tree.ts';

type Issue = z.core.$ZodIssue;

/** Where an issue stands: what may be there, what is there, and how it is written. */
export type Spot = { schema: Schema; value: unknown; written: string; after: string };

/** What a schema issue says to the owner. */
export function formatIssue(issue: Issue, spot: Spot): Message {
  const mistyped = issue.code === 'invalid_type' || issue.code === 'invalid_union';
  const slip = mistyped || issue.code === 'invalid_value' ? formatMisreadValue(spot) : undefined;
  return slip ?? formatWrongValue(issue, spot);
}

function formatWrongValue(issue: Issue, { schema, value }: Spot): Message {
  const found = describeValue(value);
  const expected = formatLimit(issue, schema);
  const said = { message: `expected ${expected}, found ${found}`, found, expected };
  const choices = allowedValues(schema);
  if (metadataOf(schema).role === 'title' && issue.code === 'custom') {
    return formatUnknownVariable(String(value));
  }
  if (typeof value === 'string' && choices?.every((choice) => typeof choice === 'string')) {
    return formatUnknownChoice(value, choices, 'value');
  }
  const near = typeof value === 'string' ? didYouMean(value, namedValues(schema)) : undefined;
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
  return { ...said, fix: formatFix(issue, schema, value) };
}

/** The limit that was passed, where the schema says it better than the field as a whole. */
function formatLimit(issue: Issue, schema: Schema): string {
  if (issue.code === 'custom') return issue.message;
  const isOwnWords =
    !issue.message.startsWith('Invalid') && metadataOf(schema).expected === undefined;
  if (issue.code === 'invalid_format' && isOwnWords) return issue.message;
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return `a list of at least ${issue.minimum} ${Number(issue.minimum) === 1 ? 'item' : 'items'}`;
  }
  if (
    issue.code === 'too_big' &&
    issue.origin === 'array' &&
    unwrapped(schema) instanceof z.ZodArray
  ) {
    return `a list of at most ${issue.maximum} items`;
  }
  return describeSchema(schema);
}

function formatFix(issue: Issue, schema: Schema, value: unknown): string {
  if (issue.code === 'custom' && typeof issue.params?.['fix'] === 'string') {
    return issue.params['fix'];
  }
  const one = unwrapped(schema);
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
  if (value === '') return `write ${describeSchema(schema)}`;
  const { role } = metadataOf(schema);
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
function formatUnknownVariable(template: string): Message {
  const [unknown = ''] = unknownVariables(template);
  const near = didYouMean(unknown.slice(1, -1), titleVariables);
  const known = titleVariables.map((name) => `{${name}}`);
  return {
    message: `unknown variable ${unknown}${near === undefined ? '' : `; did you mean {${near}}?`}`,
    found: describeValue(template),
    expected: `no other variables than ${known.join(', ')}`,
    fix:
      near === undefined ? `remove ${unknown}` : `write ${template.replace(unknown, `{${near}}`)}`,
  };
}

/** A value that is none of those to choose from. */
export function formatUnknownChoice(
  value: string,
  choices: readonly unknown[],
  what: string,
): Message {
  const expected = oneOf(choices);
  const near = didYouMean(value, choices.map(String));
  const message = `unknown ${what} ${quote(value)}`;
  const found = describeValue(value);
  if (near === undefined) return { message, found, expected, fix: 'choose one of those expected' };
  return {
    message: `${message}; did you mean "${near}"?`,
    found,
    expected,
    fix: `write ${inYaml(near)}`,
  };
}

/** A key that its block does not have. */
export function formatUnknownKey(
  key: string,
  keys: readonly string[],
  near?: string,
  isThere = false,
): Message {
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
export function formatMissingKey(key: string, schema: Schema, likely?: string): Message {
  const types = typesAt(schema, key);
  if (types) return formatMissingType(key, [...types.keys()], likely);
  const { description } = docsOf(schema);
  return {
    message: `the key "${key}" is missing${description ? `: ${lowerFirst(description)}` : ''}`,
    found: '',
    expected: `${key}: ${describeSchema(schema)}`,
    fix: `add ${key}: ${example(schema)}`,
  };
}

function formatMissingType(key: string, names: readonly string[], likely?: string): Message {
  return {
    message: `the key "${key}" is missing: nothing says what kind of section this is`,
    found: '',
    expected: `${key}: ${oneOf(names)}`,
    fix: likely === undefined ? `add ${key}: and one of those` : `add ${key}: ${likely}`,
  };
}

/** A key that would be right in another block. */
export function formatMisplacedKey(key: string, path: Path, home: Path): Message {
  const where = home.length === 0 ? 'the top of the file' : formatPath(home);
  return {
    message: `the key "${key}" belongs to ${where}`,
    found: path.length === 0 ? `${key} outside of any block` : `${key} in ${formatPath(path)}`,
    expected: `${key} in ${where}`,
    fix: `move it to the other keys of ${where}, and indent it as far as these`,
  };
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}
