import { z } from 'zod';
import { allowedValues, describeSchema, formatExample } from '../../../schema/describe-schema.ts';
import { formatYaml } from '../../../schema/format-yaml.ts';
import {
  defaultOf,
  docsOf,
  isRequired,
  metadataOf,
  optionsOf,
  type Schema,
  typesAt,
  unwrapped,
} from '../../../schema/schema-tree.ts';

/** What stands above the table of a block, and the examples of keys that hold an owner's own words. */
type Shown = {
  above: (block: string) => string;
  example: (block: string, key: string) => unknown;
};

/** Documents all keys of a schema in Markdown. */
export function reference(schema: Schema, { above, example }: Shown): string {
  return blocksOf(schema, '')
    .map(({ name, row, about, fields }) =>
      [heading(name, row), about, above(name), table(fields, (key) => example(name, key))]
        .filter((part) => part !== '')
        .join('\n\n'),
    )
    .join('\n\n');
}

/** `row` is the form of a block that is written as a row of values without keys, such as `[label, url]`. */
type Block = { name: string; row?: string; about: string; fields: [string, Schema][] };

function heading(name: string, row: string | undefined): string {
  if (name === '') return '### The file';
  return row ? `### \`${name}\` as a row: \`${row}\`` : `### \`${name}\``;
}

/** Lists the blocks of a schema, each one before the blocks that it contains, of which none is `above` it. */
function blocksOf(schema: Schema, name: string, above: readonly Schema[] = []): Block[] {
  const one = unwrapped(schema);
  if (above.includes(one)) return [];
  const around = [...above, one];
  const about = docsOf(schema).description ?? '';
  if (one instanceof z.ZodObject) {
    const fields: [string, Schema][] = Object.entries(one.shape);
    const inner = fields.flatMap(([key, field]) =>
      blocksOf(field, name === '' ? key : `${name}.${key}`, around),
    );
    return [{ name, about, fields }, ...inner];
  }
  if (one instanceof z.ZodArray) return blocksOf(one.element, `${name}[]`, around);
  if (one instanceof z.ZodDiscriminatedUnion) {
    const types = typesAt(one, one.def.discriminator) ?? new Map<string, Schema>();
    return [...types].flatMap(([type, option]) => blocksOf(option, type, around));
  }
  if (one instanceof z.ZodTuple) {
    const items: readonly Schema[] = one.def.items;
    const fields = items.map((item): [string, Schema] => [metadataOf(item).name ?? '', item]);
    return [{ name, row: `[${fields.map(([key]) => key).join(', ')}]`, about, fields }];
  }
  if (one instanceof z.ZodRecord) return blocksOf(one.valueType, `${name}.*`, around);
  return optionsOf(one).flatMap((option) => blocksOf(option, name, around));
}

function table(fields: Block['fields'], example: (key: string) => unknown): string {
  const rows = fields.map(([key, field]) => [
    code(key),
    cell(formatType(field)),
    formatDefault(field),
    metadataOf(field).unit ?? '',
    formatExampleOf(field, example(key)),
    cell(docsOf(field).description ?? ''),
  ]);
  const head = ['Key', 'Type', 'Default', 'Unit', 'Example', 'Meaning'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function formatType(field: Schema): string {
  const one = unwrapped(field);
  if (one instanceof z.ZodObject || one instanceof z.ZodRecord) return 'block, see below';
  if (one instanceof z.ZodArray) return 'list';
  const values = allowedValues(field);
  if (values) return values.map(formatYaml).join(', ');
  return describeSchema(field).replace(/, in (ms|px)$/, '');
}

function formatDefault(field: Schema): string {
  if (isRequired(field)) return '**required**';
  if (metadataOf(field).role === 'word') return 'by language';
  const value = defaultOf(field);
  return value === undefined ? '' : code(formatYaml(value));
}

function formatExampleOf(field: Schema, example: unknown): string {
  const one = unwrapped(field);
  if (one instanceof z.ZodObject || one instanceof z.ZodArray) return '';
  const value = example === undefined ? formatExample(field) : formatYaml(example);
  return value === undefined ? '' : code(value);
}

const code = (text: string) => `\`${cell(text)}\``;

const cell = (text: string) => text.replaceAll('|', '\\|');
