import { z } from 'zod';
import { allowedValues, namedValues } from './describe-schema.ts';
import {
  defaultOf,
  docsOf,
  fieldsOf,
  isRequired,
  isText,
  optionsOf,
  type Schema,
  typesAt,
  unwrapped,
} from './schema-tree.ts';

/** Returns an example of a valid value, as YAML. */
export function formatExample(schema: Schema): string {
  return formatYaml(exampleValue(schema));
}

/** Returns a valid value: the example, the default, or a block of required keys. */
function exampleValue(schema: Schema): unknown {
  const { examples } = docsOf(schema);
  const given = Array.isArray(examples) ? examples[0] : undefined;
  const choices = allowedValues(schema) ?? namedValues(schema);
  const known: unknown = given ?? defaultOf(schema) ?? choices[0];
  if (known !== undefined) return known;
  const one = unwrapped(schema);
  if (isText(one)) return '…';
  if (one instanceof z.ZodNumber) return Math.max(one.minValue ?? 0, 0);
  if (one instanceof z.ZodArray) {
    const item: Schema = one.element;
    return [exampleValue(item)];
  }
  if (one instanceof z.ZodTuple) {
    const items: readonly Schema[] = one.def.items;
    return items.map(exampleValue);
  }
  if (one instanceof z.ZodDiscriminatedUnion) {
    const [first] = typesAt(one, one.def.discriminator)?.values() ?? [];
    return first ? exampleValue(first) : {};
  }
  const [option] = optionsOf(one);
  if (option) return exampleValue(option);
  const fields = Object.entries(fieldsOf(one, undefined)).filter(([, f]) => isRequired(f));
  return Object.fromEntries(fields.map(([key, field]) => [key, exampleValue(field)]));
}

/** Writes a value as YAML on one line, with quotes if needed. */
export function formatYaml(value: unknown): string {
  if (Array.isArray(value)) return `[ ${value.map(formatYaml).join(', ')} ]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, each]) => `${key}: ${formatYaml(each)}`);
    return `{ ${pairs.join(', ')} }`;
  }
  if (typeof value !== 'string') return String(value);
  return needsNoQuotes(value) ? value : JSON.stringify(value);
}

/** Checks whether YAML reads the text unchanged without quotes, even in brackets. */
function needsNoQuotes(text: string): boolean {
  if (/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)) return false;
  return /^[A-Za-z/][\w ./-]*$/.test(text) && !text.endsWith(' ');
}
