import { z } from 'zod';
import { color } from '../../config/color.ts';
import { fileRoles } from '../../config/field-metadata.ts';
import {
  allowedValues,
  describeSchema,
  namedValues,
  sampleOf,
} from '../../schema/describe-schema.ts';
import { type Path, stepInto, valueAt } from '../../schema/path.ts';
import {
  defaultOf,
  docsOf,
  fieldsAt,
  isRequired,
  metadataOf,
  optionIndex,
  optionsOf,
  type Schema,
  schemaAt,
  unwrapped,
} from '../../schema/schema-tree.ts';
import type {
  Control,
  Field,
  FileRole,
  Json,
  OwnerFile,
  Place,
} from '../../shared/desk-protocol.ts';
import { toJson } from './desk-state.ts';
import { schemas } from './owner-texts.ts';
import { textKind } from './text-kind.ts';
import { stepsOf } from './text-marks.ts';

/** What values of the site may name. */
type Surroundings = {
  pages: readonly string[];
  files: (role: FileRole) => readonly string[];
  /** The theme with all values of its preset. */
  theme: unknown;
};

type Context = { file: OwnerFile; around: Surroundings };

/** Describes the value at a place, with all its fields, as the schema knows it; undefined if there is none. */
export function panelAt(
  { file, path }: Place,
  root: unknown,
  around: Surroundings,
): Field | undefined {
  const schema = schemaAt(schemas[file], root, path);
  return schema && fieldOf({ file, around }, schema, path, valueAt(root, path));
}

function fieldOf(context: Context, schema: Schema, path: Path, value: unknown): Field {
  // What the owner has not chosen of the theme, comes from the preset.
  const inTheme = path[0] === 'theme' ? valueAt(context.around.theme, path.slice(1)) : undefined;
  const isWord = metadataOf(schema).role === 'word';
  const usual = isWord ? null : toJson(defaultOf(schema) ?? inTheme);
  const label = path.at(-1) ?? '';
  return {
    file: context.file,
    path: stepsOf(path),
    label:
      typeof label === 'number' ? (metadataOf(schema).name ?? String(label + 1)) : String(label),
    description: docsOf(schema).description ?? '',
    isRequired: isRequired(schema),
    isWritten: value !== undefined,
    value: toJson(value ?? usual),
    default: usual,
    control: controlOf(context, schema, path, value ?? defaultOf(schema)),
  };
}

/** Returns a value for a new field or item, which names what the site has. */
function newValue({ pages, files }: Surroundings, schema: Schema): Json {
  const known = (each: Schema) => {
    const { role } = metadataOf(each);
    const file = fileRoles.find((own) => own === role);
    return role === 'page' ? pages[0] : file && (files(file)[0] ?? '');
  };
  return toJson(sampleOf(schema, known));
}

function controlOf(context: Context, schema: Schema, path: Path, value: unknown): Control {
  const one = unwrapped(schema);
  const named = namedControl(context, schema);
  if (named) return named;
  const inner = (step: string | number, field: Schema) =>
    fieldOf(context, field, [...path, step], stepInto(value, step));
  if (one instanceof z.ZodArray) {
    const items = Array.isArray(value) ? value : [];
    const fields = items.map((_, index) => inner(index, one.element));
    return { kind: 'list', items: fields, sample: newValue(context.around, one.element) };
  }
  if (one instanceof z.ZodTuple) {
    const items: readonly Schema[] = one.def.items;
    return { kind: 'block', fields: items.map((item, index) => inner(index, item)) };
  }
  if (one instanceof z.ZodRecord) {
    const entries = Object.keys(Object(value)).map((key) => inner(key, one.valueType));
    return { kind: 'record', entries, sample: newValue(context.around, one.valueType) };
  }
  if (optionsOf(one).length > 0) return unionOf(context, one, path, value);
  const fields = Object.entries(fieldsAt(one, value, []));
  if (fields.length > 0)
    return { kind: 'block', fields: fields.map(([key, field]) => inner(key, field)) };
  return valueControl(schema, path, value);
}

/** Returns the control of a value that names something else, such as a page or a file. */
function namedControl({ around }: Context, schema: Schema): Control | undefined {
  const { role, expected } = metadataOf(schema);
  const fileRole = [...fileRoles, 'picture folder' as const].find((each) => each === role);
  if (fileRole !== undefined) {
    const choices = around.files(fileRole);
    return { kind: 'file', role: fileRole, choices, names: namedValues(schema) };
  }
  if (role === 'page') return { kind: 'page', choices: around.pages };
  if (role === 'icon') return { kind: 'icon' };
  if (role === 'link') return { kind: 'link' };
  return expected !== undefined && expected === metadataOf(color).expected
    ? { kind: 'color' }
    : undefined;
}

function unionOf(context: Context, union: Schema, path: Path, value: unknown): Control {
  const options = optionsOf(union);
  const fit = options.findIndex((option) => z.safeParse(option, value).success);
  const chosen = fit >= 0 ? fit : (optionIndex(union, value) ?? 0);
  const option = options[chosen] ?? union;
  return {
    kind: 'union',
    options: options.map((each) => {
      return { label: labelOf(each), sample: newValue(context.around, each) };
    }),
    chosen,
    control: controlOf(context, option, path, value),
  };
}

/** Names one of several forms by its first key, or by what it accepts. */
function labelOf(option: Schema): string {
  const [first] = Object.keys(fieldsAt(option, {}, []));
  return docsOf(option).description ?? first ?? describeSchema(option);
}

/** Returns the control of a value without parts. */
function valueControl(schema: Schema, path: Path, value: unknown): Control {
  const one = unwrapped(schema);
  if (one instanceof z.ZodBoolean) return { kind: 'switch' };
  if (one instanceof z.ZodNumber) {
    const { minValue, maxValue } = one;
    const isLimit = (limit: number | null) => limit !== null && Math.abs(limit) < 1e15;
    return {
      kind: 'number',
      ...(isLimit(minValue) && { min: Number(minValue) }),
      ...(isLimit(maxValue) && { max: Number(maxValue) }),
      isWhole: one.isInt,
      unit: metadataOf(schema).unit ?? '',
    };
  }
  const choices = allowedValues(schema)?.map((each) =>
    typeof each === 'number' ? each : String(each),
  );
  if (choices) return choices.length === 1 ? { kind: 'fixed' } : { kind: 'choice', choices };
  const { role } = metadataOf(schema);
  const format = textKind({ schema, role, value: String(value ?? ''), path }) ?? 'short';
  return { kind: 'text', format };
}
