import { z } from 'zod';
import {
  allowedValues,
  describeSchema,
  formatSample,
  namedValues,
} from '../../schema/describe-schema.ts';
import { formatYaml } from '../../schema/format-yaml.ts';
import {
  isRequired,
  metadataOf,
  optionsOf,
  type Schema,
  unwrapped,
} from '../../schema/schema-tree.ts';
import { titleVariables, unknownVariables } from '../../shared/template.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { adviceToCopy, betterText, pathRoles } from './better-text.ts';
import { findUnnamedLanguages } from './choose-language.ts';
import { describeValue } from './describe-value.ts';
import { didYouMean, meantBy, suggest } from './did-you-mean.ts';
import { formatUnknownChoice, formatUnknownType } from './format-key.ts';
import { asBlock, asOnlyValue } from './keyless-block.ts';
import type { Reading } from './misread-numbers.ts';
import { headingIn, readOtherwise, type WrittenValue } from './misread-values.ts';
import { readRow } from './row-value.ts';

type Issue = z.core.$ZodIssue;

/** Describes a value that the schema does not accept. */
export function formatValue(issue: Issue, place: WrittenValue): ProblemText {
  const { schema, value, written } = place;
  // A number in place of a link is probably a phone number. It needs `tel:`, so quotes alone would not help.
  if (typeof value === 'number' && metadataOf(schema).role === 'link') {
    const [asText = issue] = z.safeParse(schema, written).error?.issues ?? [];
    return formatWrongValue(asText, schema, written);
  }
  const languages = findUnnamedLanguages(schema, value);
  if (languages) return languages;
  const isOfWrongKind = ['invalid_type', 'invalid_union', 'invalid_value'].includes(issue.code);
  return formatWrongValue(issue, schema, value, isOfWrongKind ? readOtherwise(place) : undefined);
}

function formatWrongValue(issue: Issue, schema: Schema, value: unknown, otherwise?: Reading) {
  const found = describeValue(value);
  const limit = formatLimit(issue, schema);
  const told = ({ message, expected, meant, fix, proof }: Reading): ProblemText => ({
    message: message ?? `expected ${limit}, found ${found}`,
    found,
    expected: expected ?? limit,
    fix: fix ?? `write ${meant}`,
    replacement: meant,
    proof,
  });
  if (otherwise) return told(otherwise);
  if (value === null) {
    const sample = formatSample(schema);
    const isPath = metadataOf(schema).role === 'page path';
    // The path of the first page is blank, and not none.
    const isBlankNone =
      sample === '…' || (isRequired(schema) && metadataOf(schema).role !== 'page');
    const mayBeBlank = isBlankNone && z.safeParse(unwrapped(schema), '').success;
    const own = sample === '…' ? `write ${limit} here` : `write ${sample}`;
    const way = isRequired(schema) ? own : `${own}, or remove the line`;
    const blank = sample === '…' ? "write '' if there is none" : `${own}, or '' if there is none`;
    const fix = isPath
      ? `write '' for the first page, or a path such as ${sample}`
      : mayBeBlank
        ? blank
        : way;
    return told({ message: 'there is no value', fix });
  }
  const row = unwrapped(schema);
  if (row instanceof z.ZodTuple && typeof value === 'object') return told(readRow(row, value));
  const block = Array.isArray(value) ? asBlock(schema, value) : asOnlyValue(schema, value);
  if (block) return told({ meant: block, proof: 'notation' });
  const parts = told({ fix: formatFix(issue, schema, value) });
  return typeof value === 'string' ? formatText(issue, schema, value, parts) : parts;
}

/** Describes a text that is not accepted, and suggests a similar text. */
function formatText(issue: Issue, schema: Schema, value: string, parts: ProblemText): ProblemText {
  const { role } = metadataOf(schema);
  if (role === 'title' && issue.code === 'custom') return formatTitle(value, parts);
  const unknownType = formatUnknownType(value, schema, String(issue.path.at(-1)));
  if (unknownType) return unknownType;
  const choices = allowedValues(schema);
  if (choices?.every((choice) => typeof choice === 'string')) {
    return formatUnknownChoice(value, choices, 'value');
  }
  const near = meantBy(value, namedValues(schema));
  if (near !== undefined) {
    return suggest({ ...parts, message: `unknown value ${quote(value)}` }, near);
  }
  const copy = adviceToCopy(role, value);
  if (copy !== undefined) return { ...parts, fix: copy };
  const heading = headingIn(schema, value);
  if (heading !== undefined)
    return { ...parts, fix: `write ${heading}`, replacement: heading, proof: 'syntax' };
  const { better: certain, isCertain, part } = issue.code === 'custom' ? (issue.params ?? {}) : {};
  const better = isCertain && typeof certain === 'string' ? certain : betterText(role, value);
  if (better === undefined || better === value) return parts;
  const written = part === undefined ? formatYaml(better) : better;
  const fix = `write ${written}`;
  // A file that is there is named with the check of the files.
  if (role !== undefined && pathRoles.includes(role)) return { ...parts, fix };
  return { ...parts, fix, replacement: written, proof: 'notation' };
}

/** Describes a title with unknown variables or an unpaired brace. */
function formatTitle(template: string, parts: ProblemText): ProblemText {
  const unknown = [...new Set(unknownVariables(template, titleVariables))];
  if (unknown.length === 0) return { ...parts, fix: 'write both braces, or none' };
  const message = {
    ...parts,
    message: `unknown ${unknown.length === 1 ? 'variable' : 'variables'} ${unknown.join(', ')}`,
    expected: `no other variables than ${titleVariables.map((name) => `{${name}}`).join(', ')}`,
    fix: `remove ${unknown.join(' and ')}`,
  };
  const near = unknown.map((each) => didYouMean(each.slice(1, -1), titleVariables));
  if (near.includes(undefined)) return message;
  const known = near.map((name) => `{${name}}`);
  const written = unknown.reduce(
    (text, each, index) => text.replaceAll(each, known[index] ?? each),
    template,
  );
  const shown = known.join(', ');
  return suggest(message, shown, { shown, written: formatYaml(written) });
}

/** Returns the limit that a value violates, or else a description of what the field accepts. */
function formatLimit(issue: Issue, schema: Schema): string {
  if (issue.code === 'custom') return issue.message;
  const isOwn = !issue.message.startsWith('Invalid') && !metadataOf(schema).expected;
  if (issue.code === 'invalid_format' && isOwn) return issue.message;
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return `a list of at least ${issue.minimum} ${issue.minimum === 1 ? 'item' : 'items'}`;
  }
  const isList = unwrapped(schema) instanceof z.ZodArray;
  if (issue.code === 'too_big' && isList) return `a list of at most ${issue.maximum} items`;
  return describeSchema(schema);
}

function formatFix(issue: Issue, schema: Schema, value: unknown): string {
  const { fix, better, part } = issue.code === 'custom' ? (issue.params ?? {}) : {};
  if (typeof fix === 'string') return fix;
  if (typeof better === 'string')
    return `write ${part === undefined ? formatYaml(better) : better}`;
  const one = unwrapped(schema);
  const block = [one, ...optionsOf(one)].find((option) => unwrapped(option) instanceof z.ZodObject);
  if (typeof value === 'string' && z.safeParse(schema, '').success)
    return `write ${describeSchema(schema)}, or '' if there is none`;
  if (issue.code === 'invalid_type' && one instanceof z.ZodArray && typeof value !== 'object')
    return `put each item on a line of its own, after a dash and a blank: - ${formatSample(one.element)}`;
  return block
    ? `write ${formatSample(block, value)}, or each key on a line of its own`
    : `write ${describeSchema(schema)}`;
}
