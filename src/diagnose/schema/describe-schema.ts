import { z } from 'zod';
import {
  defaultOf,
  docsOf,
  fieldsOf,
  isRequired,
  metadataOf,
  type Schema,
  typesAt,
  unwrapped,
} from './schema-tree.ts';

/** What may stand at a place, in words that follow "expected". */
export function describeSchema(schema: Schema): string {
  const { expected, unit } = metadataOf(schema);
  if (expected !== undefined) return expected;
  const values = allowedValues(schema);
  if (values) return oneOf(values);
  const one = unwrapped(schema);
  if (one instanceof z.ZodNumber) return wordNumber(one) + (unit ? `, in ${unit}` : '');
  if (isText(one)) return wordString(one);
  if (one instanceof z.ZodArray) return `a list of ${sizes(one)}items`;
  if (one instanceof z.ZodTuple) return wordTuple(one);
  if (one instanceof z.ZodObject) return `a block with the keys ${keys(one)}`;
  if (one instanceof z.ZodRecord) return 'a block of keys and values';
  if (one instanceof z.ZodDiscriminatedUnion) return 'a block of keys and values with a type';
  if (one instanceof z.ZodUnion) {
    const options: readonly Schema[] = one.options;
    return [...new Set(options.map(describeSchema))].join(', or ');
  }
  return 'another value';
}

/** The values to choose from, where there are only so many. */
export function allowedValues(schema: Schema): readonly unknown[] | undefined {
  const one = unwrapped(schema);
  if (one instanceof z.ZodEnum) return one.options;
  if (one instanceof z.ZodLiteral) return [...one.values];
  if (one instanceof z.ZodBoolean) return [true, false];
  return undefined;
}

/** The values that are named beside others that cannot be listed, such as faces beside files. */
export function namedValues(schema: Schema): readonly string[] {
  const one = unwrapped(schema);
  if (!(one instanceof z.ZodUnion)) return [];
  const options: readonly Schema[] = one.options;
  return options.flatMap((option) => allowedValues(option) ?? []).map(String);
}

/** A list of values to choose from, in words. */
export function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => JSON.stringify(value));
  if (words.length <= 2) return words.join(' or ');
  return `one of ${words.join(', ')}`;
}

/** A value that would be right at a place, written as YAML; the owner replaces it. */
export function example(schema: Schema): string {
  return inYaml(exampleValue(schema));
}

/** A value that would be right at a place: an example, the default, or the least that may stand. */
export function exampleValue(schema: Schema): unknown {
  const { examples } = docsOf(schema);
  const given = Array.isArray(examples) ? examples[0] : undefined;
  const choices = allowedValues(schema) ?? namedValues(schema);
  const known: unknown = given ?? defaultOf(schema) ?? choices[0];
  if (known !== undefined) return known;
  const one = unwrapped(schema);
  if (isText(one)) return '…';
  if (one instanceof z.ZodNumber) return Math.max(one.minValue ?? 0, 0);
  if (one instanceof z.ZodArray) return [exampleValue(itemOf(one))];
  if (one instanceof z.ZodTuple) {
    const items: readonly Schema[] = one.def.items;
    return items.map(exampleValue);
  }
  if (one instanceof z.ZodDiscriminatedUnion) {
    const [first] = typesAt(one, one.def.discriminator)?.values() ?? [];
    return first ? exampleValue(first) : {};
  }
  const fields = Object.entries(fieldsOf(one, undefined) ?? {}).filter(([, f]) => isRequired(f));
  return Object.fromEntries(fields.map(([key, field]) => [key, exampleValue(field)]));
}

/** A value the way YAML writes it on one line, with quotes where they are needed. */
export function inYaml(value: unknown): string {
  if (Array.isArray(value)) return `[ ${value.map(inYaml).join(', ')} ]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, each]) => `${key}: ${inYaml(each)}`);
    return `{ ${pairs.join(', ')} }`;
  }
  if (typeof value !== 'string') return String(value);
  return isPlain(value) ? value : JSON.stringify(value);
}

/** Whether YAML reads a text written without quotes as that text, wherever it stands. */
export function isPlain(text: string): boolean {
  if (/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)) return false;
  return /^[A-Za-z/][\w ./-]*$/.test(text) && !text.endsWith(' ');
}

/** Whether a schema is that of a text, of whatever form. */
export function isText(schema: Schema): schema is Text {
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
}

function itemOf(list: z.ZodArray<Schema>): Schema {
  return list.element;
}

function wordNumber(schema: z.ZodNumber): string {
  const kind = schema.isInt ? 'a whole number' : 'a number';
  const { minValue: least, maxValue: most } = schema;
  const isBound = (limit: number | null) => limit !== null && Math.abs(limit) < 1e15;
  if (isBound(least) && isBound(most)) return `${kind} from ${least} to ${most}`;
  if (isBound(least)) return `${kind}, ${least} or more`;
  return isBound(most) ? `${kind}, ${most} or less` : kind;
}

type Text = z.ZodString | z.ZodStringFormat;

function wordString({ format, minLength, maxLength }: Text): string {
  if (format === 'url') return 'an address such as https://example.com';
  if (maxLength !== null) return `a text of at most ${maxLength} characters`;
  return minLength ? 'a text that is not empty' : 'a text';
}

function wordTuple(schema: z.ZodTuple): string {
  const items: readonly Schema[] = schema.def.items;
  const names = items.map((item) => docsOf(item).description?.replace(/\.$/, '').toLowerCase());
  return `a list of ${items.length} items: ${names.map((name) => name ?? 'a value').join(', ')}`;
}

function sizes(schema: z.ZodArray<Schema>): string {
  const empty = schema.safeParse([]);
  return empty.success ? '' : 'one or more ';
}

function keys(schema: z.ZodObject): string {
  return Object.keys(schema.shape).join(', ');
}
