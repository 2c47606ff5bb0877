import { z } from 'zod';
import { allowedValues, describeSchema, namedValues } from '../../schema/describe-schema.ts';
import { formatYaml } from '../../schema/example-value.ts';
import { metadataOf, type Schema, typesAt, unwrapped } from '../../schema/schema-tree.ts';
import { hasLooseBrace, titleVariables, unknownVariables } from '../../shared/template.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { betterText } from './better-text.ts';
import { describeValue } from './describe-value.ts';
import { didYouMean, meantBy, suggest } from './did-you-mean.ts';
import { formatUnknownChoice } from './format-key.ts';
import { formatMisreadValue, type WrittenValue } from './misread-values.ts';

type Issue = z.core.$ZodIssue;

/** An issue of the schema as a message to the owner. */
export function formatIssue(issue: Issue, value: WrittenValue): ProblemText {
  const isOfWrongKind = ['invalid_type', 'invalid_union', 'invalid_value'].includes(issue.code);
  const sign = signOfNoText(value);
  if (sign) return sign;
  const isNumber = typeof value.value === 'number' && metadataOf(value.schema).role === 'link';
  // A number without the scheme before it: quotes alone would not make it a link.
  if (isNumber) return formatWrongValue(issue, { ...value, value: value.written });
  return (isOfWrongKind ? formatMisreadValue(value) : undefined) ?? formatWrongValue(issue, value);
}

/** `separator: |` with nothing below it. */
function signOfNoText({ schema, value, written }: WrittenValue): ProblemText | undefined {
  if (value !== '' || !/^[|>][-+]?$/.test(written)) return undefined;
  return {
    message: `YAML takes ${written} for the sign of a longer text below it, and there is none`,
    found: quote(written),
    expected: describeSchema(schema),
    fix: `write the text below it, indented; or '${written}' in quotes, to show it`,
  };
}

function formatWrongValue(issue: Issue, { schema, value }: WrittenValue): ProblemText {
  const found = describeValue(value);
  const expected = formatLimit(issue, schema);
  const parts = { message: `expected ${expected}, found ${found}`, found, expected };
  const choices = allowedValues(schema);
  if (metadataOf(schema).role === 'title' && issue.code === 'custom') {
    return formatUnknownVariable(String(value));
  }
  if (typeof value === 'string' && choices?.every((choice) => typeof choice === 'string')) {
    return formatUnknownChoice(value, choices, 'value');
  }
  const near = typeof value === 'string' ? meantBy(value, namedValues(schema)) : undefined;
  if (near !== undefined) {
    return suggest({ ...parts, message: `unknown value ${quote(String(value))}`, fix: '' }, near);
  }
  if (value === null) {
    return {
      ...parts,
      message: 'there is no value',
      fix: `write ${describeSchema(schema)}`,
    };
  }
  const type = typeof value === 'string' ? typeMeant(schema, value) : undefined;
  if (type) return { ...parts, ...type };
  const { role } = metadataOf(schema);
  const better = typeof value === 'string' ? betterText(role, value) : undefined;
  if (better !== undefined && better !== value) {
    const replacement = formatYaml(better);
    return { ...parts, fix: `write ${replacement}`, replacement };
  }
  return { ...parts, fix: formatFix(issue, schema, value) };
}

/** `- prose` where `- type: prose` belongs. */
function typeMeant(schema: Schema, value: string) {
  const union = unwrapped(schema);
  if (!(union instanceof z.ZodDiscriminatedUnion)) return undefined;
  const key = union.def.discriminator;
  const type = meantBy(value, [...(typesAt(union, key)?.keys() ?? [])]);
  if (type === undefined) return undefined;
  const replacement = `${key}: ${type}`;
  return {
    message: `${quote(value)} alone says nothing: its key is missing`,
    fix: `write ${replacement}`,
    replacement,
  };
}

/** What is expected: the limit that was exceeded, or a description of the field. */
function formatLimit(issue: Issue, schema: Schema): string {
  if (issue.code === 'custom') return issue.message;
  const hasOwnMessage =
    !issue.message.startsWith('Invalid') && metadataOf(schema).expected === undefined;
  if (issue.code === 'invalid_format' && hasOwnMessage) return issue.message;
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
  if (issue.code === 'custom' && typeof issue.params?.['better'] === 'string') {
    return `write ${formatYaml(issue.params['better'])}`;
  }
  const one = unwrapped(schema);
  const isBlock = typeof value === 'object';
  if (issue.code === 'invalid_type' && one instanceof z.ZodArray && !isBlock) {
    const [first = ''] = String(value).split(/ - (?=\S)/);
    const item = typeof value === 'string' ? first : value;
    return `put it on a line of its own, after a dash and a blank: - ${formatYaml(item)}`;
  }
  if (one instanceof z.ZodTuple && Array.isArray(value)) {
    return `write ${describeSchema(schema)}`;
  }
  if (one instanceof z.ZodObject || one instanceof z.ZodDiscriminatedUnion) {
    return `write ${describeSchema(schema)}: each key on a line of its own below it`;
  }
  if (one instanceof z.ZodNumber && typeof value === 'number') return nearestNumber(one, value);
  return `write ${describeSchema(schema)}`;
}

function nearestNumber({ minValue, maxValue, isInt }: z.ZodNumber, value: number): string {
  const within = Math.min(Math.max(value, minValue ?? value), maxValue ?? value);
  return `write ${isInt ? Math.round(within) : within}, or another number within the limits`;
}

/** A title with a variable that does not exist. */
function formatUnknownVariable(template: string): ProblemText {
  const [unknown] = unknownVariables(template, titleVariables);
  if (unknown === undefined) return formatLooseBrace(template);
  const near = didYouMean(unknown.slice(1, -1), titleVariables);
  const known = titleVariables.map((name) => `{${name}}`);
  const message = {
    message: `unknown variable ${unknown}`,
    found: describeValue(template),
    expected: `no other variables than ${known.join(', ')}`,
    fix: `remove ${unknown}`,
  };
  const shown = `{${near}}`;
  const written = near && formatYaml(template.replace(unknown, shown));
  return suggest(message, near, { shown, written });
}

/** A title with a brace that has no partner, closed where the variable is known. */
function formatLooseBrace(template: string): ProblemText {
  const names = titleVariables.join('|');
  const closed = template
    .replace(new RegExp(`[$#]?\\{\\{?\\s*(${names})\\s*\\}?\\}`, 'g'), '{$1}')
    .replace(new RegExp(`\\{(${names})(?![\\w}])`, 'g'), '{$1}')
    .replace(new RegExp(`(?<![\\w{])(${names})\\}`, 'g'), '{$1}');
  return {
    message: 'a brace of the title has no partner',
    found: describeValue(template),
    expected: 'braces in pairs, with the name of a variable between them',
    fix: hasLooseBrace(closed) ? 'write both braces, or none' : `write ${formatYaml(closed)}`,
  };
}
