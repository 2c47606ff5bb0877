import { describeSchema, formatChoices, formatSample } from '../../schema/describe-schema.ts';
import { formatYaml } from '../../schema/format-yaml.ts';
import { formatPath, type Path } from '../../schema/path.ts';
import { docsOf, metadataOf, type Schema, typesAt } from '../../schema/schema-tree.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { describeValue } from './describe-value.ts';
import { adviceOn, didYouMean, meantBy, suggest } from './did-you-mean.ts';

/** Describes a value that is not among the allowed values. */
export function formatUnknownChoice(
  value: string,
  choices: readonly unknown[],
  what: string,
): ProblemText {
  const near = meantBy(value, choices.map(String));
  const message = {
    message: `unknown ${what} ${quote(value)}`,
    found: describeValue(value),
    expected: formatChoices(choices),
    fix: 'choose one of those expected',
  };
  return suggest(message, near, { written: near && formatYaml(near) });
}

/** Describes an unknown value of `type`, or of another key that selects the option of a union. */
export function formatUnknownType(
  value: string,
  union: Schema,
  key: string,
): ProblemText | undefined {
  const types = typesAt(union, key);
  if (!types) return undefined;
  const what = `${metadataOf(union).noun ?? 'item'} ${key}`;
  const { proof, ...message } = formatUnknownChoice(value, [...types.keys()], what);
  const advice = message.replacement === undefined ? adviceOn('types', value) : undefined;
  if (advice !== undefined) return { ...message, fix: advice };
  // A word for something similar is not the same: a form is no list of contacts.
  const isSpelling = didYouMean(value, [message.replacement ?? '']) !== undefined;
  return { ...message, proof: isSpelling ? proof : undefined };
}

/** Describes unknown keys of a block (a YAML mapping); `near` is a similar key that the block lacks. */
export function formatUnknownKeys(
  unknown: readonly string[],
  keys: readonly string[],
  near?: string,
): ProblemText {
  const what = `${unknown.length > 1 ? 'keys' : 'key'} ${unknown.map(quote).join(', ')}`;
  const advice = unknown.flatMap((key) => adviceOn('keys', key) ?? []);
  const message = {
    message: `unknown ${what}`,
    found: `the ${what}`,
    expected: `one of the keys ${keys.join(', ')}`,
    fix: advice[0] ? `remove it: ${advice[0]}` : 'remove it, or take one of those keys',
  };
  return suggest(message, near, {
    written: `${near}: instead of ${unknown.join(', ')}:`,
    replacement: near,
  });
}

export function formatMissingKey(key: string, schema: Schema): ProblemText {
  const types = typesAt(schema, key);
  const { description = '' } = docsOf(schema);
  const purpose = types
    ? `nothing says what kind of ${metadataOf(schema).noun ?? 'item'} this is`
    : description.charAt(0).toLowerCase() + description.slice(1).replace(/\.$/, '');
  const expected = types ? formatChoices([...types.keys()]) : describeSchema(schema);
  return {
    message: `the key "${key}" is missing${purpose && `: ${purpose}`}`,
    found: '',
    expected: `${key}: ${expected}`,
    fix: `add the line ${key}: ${types ? 'with one of those' : formatSample(schema)}`,
  };
}

/** Describes a key that belongs to another block. */
export function formatMisplacedKey(key: string, path: Path, block: Path): ProblemText {
  const where = block.length === 0 ? 'the top of the file' : formatPath(block);
  return {
    message: `the key "${key}" belongs to ${where}`,
    found: path.length === 0 ? `${key} at the top of the file` : `${key} in ${formatPath(path)}`,
    expected: `${key} in ${where}`,
    fix: `move it to the other keys of ${where}, and indent it as far as these`,
  };
}
