import { z } from 'zod';
import { inWords } from '../shared/in-words.ts';
import { formatYaml } from './format-yaml.ts';
import type { Path } from './path.ts';
import {
  defaultOf,
  docsOf,
  isRequired,
  isText,
  metadataOf,
  optionsOf,
  type Schema,
  type TextSchema,
  unwrapped,
} from './schema-tree.ts';

/** Describes what a schema accepts, in words that follow "expected" in error messages. */
export function describeSchema(schema: Schema): string {
  const { expected, unit } = metadataOf(schema);
  if (expected !== undefined) return expected;
  const values = allowedValues(schema);
  if (values) return formatChoices(values);
  const one = unwrapped(schema);
  if (one instanceof z.ZodNumber) return describeNumber(one) + (unit ? `, in ${unit}` : '');
  if (isText(one)) return describeText(one);
  if (one instanceof z.ZodArray)
    return `a list of ${one.safeParse([]).success ? '' : 'one or more '}items`;
  if (one instanceof z.ZodTuple) return describeTuple(one);
  if (one instanceof z.ZodObject) return `lines with the keys ${Object.keys(one.shape).join(', ')}`;
  if (one instanceof z.ZodRecord) return 'lines with a key and a value each';
  if (one instanceof z.ZodDiscriminatedUnion) return 'lines with keys, one of them type';
  const options = new Set(optionsOf(one).map(describeSchema));
  return options.size > 0 ? [...options].join(', or ') : 'another value';
}

/** Returns what the field at a path is called: the title in its schema, or else its key in words. Items are numbered. */
export function titleOf(schema: Schema, path: Path): string {
  const [above = '', key = above] = path.slice(-2);
  const { title } = docsOf(schema);
  if (title !== undefined || typeof key !== 'number') return title ?? inWords(String(key));
  const { name } = metadataOf(schema);
  return name === undefined ? `${inWords(String(above))} ${key + 1}` : inWords(name);
}

/** Returns the allowed values of a schema, if they can be listed. */
export function allowedValues(schema: Schema): readonly unknown[] | undefined {
  const one = unwrapped(schema);
  if (one instanceof z.ZodEnum) return one.options;
  if (one instanceof z.ZodLiteral) return [...one.values];
  if (one instanceof z.ZodBoolean) return [true, false];
  return undefined;
}

/** Returns the fixed values that a union allows. Options without a list of values, such as any path, are left out. */
export function namedValues(schema: Schema): readonly string[] {
  return optionsOf(schema)
    .flatMap((option) => allowedValues(option) ?? [])
    .map(String);
}

/** Returns a valid value: the schema's example, its default, its first choice or its smallest number. */
function exampleOf(schema: Schema): unknown {
  const { examples } = docsOf(schema);
  const [given]: unknown[] = Array.isArray(examples) ? examples : [];
  const [choice] = allowedValues(schema) ?? namedValues(schema);
  const one = unwrapped(schema);
  const minimum = one instanceof z.ZodNumber ? Math.max(one.minValue ?? 0, 0) : undefined;
  const usual = defaultOf(schema);
  // An empty default stands for what other fields say, and is refused where it is written.
  const isRefused = usual === '' && !z.safeParse(unwrapped(schema), '').success;
  return given ?? (isRefused ? undefined : usual) ?? choice ?? minimum;
}

export function formatExample(schema: Schema): string | undefined {
  const value = exampleOf(schema);
  return value === undefined ? undefined : formatYaml(value);
}

/**
 * Returns a value for a new field or item, with `…` in place of the owner's own words.
 * @param known returns the value for a schema that names something, such as a page, if the site has one
 */
export function sampleOf(schema: Schema, known: (schema: Schema) => unknown): unknown {
  const value = known(schema) ?? exampleOf(schema);
  const one = unwrapped(schema);
  const [option] = optionsOf(one);
  if (value !== undefined) return value;
  if (option) return sampleOf(option, known);
  if (one instanceof z.ZodArray) return [sampleOf(one.element, known)];
  if (one instanceof z.ZodTuple) {
    const items: readonly Schema[] = one.def.items;
    return items.map((item) => sampleOf(item, known));
  }
  if (one instanceof z.ZodRecord) return {};
  if (!(one instanceof z.ZodObject)) return '…';
  const shape: Record<string, Schema> = one.shape;
  const fields = Object.entries(shape);
  const required = fields.filter(([, field]) => isRequired(field) || metadataOf(field).isUsual);
  const shown = required.length > 0 ? required : fields;
  return Object.fromEntries(shown.map(([key, field]) => [key, sampleOf(field, known)]));
}

/**
 * Returns an example of a value, as YAML. If the owner has given a single value where a block belongs, the example has
 * it at the keys that are made for such a value, such as a path at `src`, or else at the first key that accepts it.
 */
export function formatSample(schema: Schema, own?: unknown): string {
  let isPlaced = false;
  const place = (suits: (field: Schema) => boolean) =>
    sampleOf(schema, (field) => {
      if (own === undefined || !suits(field) || !accepts(field, own)) return undefined;
      isPlaced = true;
      return own;
    });
  const made = place((field) => metadataOf(field).expected !== undefined);
  const sample = isPlaced ? made : place(() => !isPlaced);
  return formatYaml(sample).replaceAll('"…"', '…');
}

/** Checks whether a value suits a schema. A film is no picture, though the path of either is a path. */
function accepts(schema: Schema, value: unknown): boolean {
  const isFilm = /\.(?:mp4|webm|mov|m4v)$/i.test(String(value));
  return z.safeParse(schema, value).success && !(isFilm && metadataOf(schema).role === 'picture');
}

export function formatChoices(values: readonly unknown[]): string {
  const choices = values.map((value) => JSON.stringify(value));
  return choices.length <= 2 ? choices.join(' or ') : `one of ${choices.join(', ')}`;
}

function describeNumber(schema: z.ZodNumber): string {
  const kind = schema.isInt ? 'a whole number' : 'a number';
  const { minValue, maxValue } = schema;
  const isBound = (limit: number | null) => limit !== null && Math.abs(limit) < 1e15;
  if (isBound(minValue) && isBound(maxValue)) return `${kind} from ${minValue} to ${maxValue}`;
  if (isBound(minValue)) return `${kind}, ${minValue} or more`;
  return isBound(maxValue) ? `${kind}, ${maxValue} or less` : kind;
}

function describeText({ format, maxLength }: TextSchema): string {
  if (format === 'url') return 'an address such as https://example.com';
  if (maxLength !== null) return `a text of at most ${maxLength} characters`;
  return 'a text';
}

function describeTuple(schema: z.ZodTuple): string {
  const items: readonly Schema[] = schema.def.items;
  const names = items.map((item) => docsOf(item).description?.replace(/\.$/, '').toLowerCase());
  return `a list of ${items.length} items: ${names.map((name) => name ?? 'a value').join(', ')}`;
}
