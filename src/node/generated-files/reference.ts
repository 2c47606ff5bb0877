import { z } from 'zod';
import { allowedValues, describeSchema, formatExample } from '../../schema/describe-schema.ts';
import { formatYaml } from '../../schema/format-yaml.ts';
import {
  defaultOf,
  docsOf,
  isRequired,
  metadataOf,
  optionsOf,
  type Schema,
  typesAt,
  unwrapped,
} from '../../schema/schema-tree.ts';

/** Documents all keys of a schema in Markdown. The text from `show` stands above the table of each block. */
export function reference(schema: Schema, show: (block: string) => string = () => ''): string {
  return blocksOf(schema, '')
    .map(({ name, about, fields }) =>
      [`### ${name === '' ? 'The file' : `\`${name}\``}`, about, show(name), table(fields)]
        .filter((part) => part !== '')
        .join('\n\n'),
    )
    .join('\n\n');
}

type Block = { name: string; about: string; fields: [string, Schema][] };

/** Lists the blocks of a schema, each one before the blocks that it contains. */
function blocksOf(schema: Schema, name: string): Block[] {
  const one = unwrapped(schema);
  const about = docsOf(schema).description ?? '';
  if (one instanceof z.ZodObject) {
    const fields: [string, Schema][] = Object.entries(one.shape);
    const inner = fields.flatMap(([key, field]) =>
      blocksOf(field, name === '' ? key : `${name}.${key}`),
    );
    return [{ name, about, fields }, ...inner];
  }
  if (one instanceof z.ZodArray) return blocksOf(one.element, `${name}[]`);
  if (one instanceof z.ZodDiscriminatedUnion) {
    const types = typesAt(one, one.def.discriminator) ?? new Map<string, Schema>();
    return [...types].flatMap(([type, option]) => blocksOf(option, type));
  }
  if (one instanceof z.ZodTuple) {
    const items: readonly Schema[] = one.def.items;
    const fields = items.map((item, index): [string, Schema] => [`${index + 1}`, item]);
    return [{ name, about, fields }];
  }
  if (one instanceof z.ZodRecord) return blocksOf(one.valueType, `${name}.*`);
  return optionsOf(one).flatMap((option) => blocksOf(option, name));
}

function table(fields: readonly [string, Schema][]): string {
  const rows = fields.map(([key, field]) => [
    code(key),
    cell(formatType(field)),
    formatDefault(field),
    metadataOf(field).unit ?? '',
    formatExampleOf(field),
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

function formatExampleOf(field: Schema): string {
  const one = unwrapped(field);
  if (one instanceof z.ZodObject || one instanceof z.ZodArray) return '';
  const value = formatExample(field);
  return value === undefined ? '' : code(value);
}

const code = (text: string) => `\`${cell(text)}\``;

const cell = (text: string) => text.replaceAll('|', '\\|');
