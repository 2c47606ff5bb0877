import { z } from 'zod';
import { color } from '../../config/color.ts';
import { type FileRole, fileRoles } from '../../config/field-metadata.ts';
import { theme } from '../../config/theme.ts';
import type {
  Control,
  Field,
  Json,
  OwnerFile,
  Panel,
  Place,
  Refusal,
} from '../../desk-protocol.ts';
import {
  allowedValues,
  describeSchema,
  namedValues,
  sampleOf,
} from '../../schema/describe-schema.ts';
import { formatPath, type Path, stepInto, valueAt } from '../../schema/path.ts';
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
import { readPublicFolder } from '../project/public-files.ts';
import { toJson } from './desk-state.ts';
import { filesFor, pagePaths } from './examples.ts';
import { deskProblem, missing, readOwnerFiles, schemas } from './owner-texts.ts';
import { stepsOf, textKind } from './text-marks.ts';

/** Where a value stands, and what it may name. */
type Context = {
  file: OwnerFile;
  pages: readonly string[];
  files: (role: FileRole | 'picture folder') => readonly string[];
  order: number;
  /** The theme with all values of its preset. */
  theme: unknown;
};

/** Describes a place of the files on the disk with all its fields, and the problems that the check finds there. */
export async function describePlace({ file, path }: Place): Promise<Panel | Refusal> {
  const owner = await readOwnerFiles();
  if (!owner.ok) return owner;
  const { site, [file]: root } = owner.values;
  const folder = readPublicFolder();
  const schema = schemaAt(schemas[file], root, path);
  if (!schema) return missing(file, path);
  const context: Context = {
    file,
    theme: theme.safeParse(stepInto(site, 'theme')).data ?? theme.parse({}),
    pages: pagePaths(site),
    files: (role) => filesFor(role, folder),
    order: owner.order,
  };
  const place = formatPath(path);
  const within = owner.checked.problems.filter((each) => each.path.startsWith(place));
  const field = fieldOf(context, schema, path, valueAt(root, path));
  return { ...field, problems: within.map(deskProblem) };
}

function fieldOf(context: Context, schema: Schema, path: Path, value: unknown): Field {
  // A value of the theme that the owner has not set comes from the preset.
  const inTheme = path[0] === 'theme' ? valueAt(context.theme, path.slice(1)) : undefined;
  const { role, name } = metadataOf(schema);
  const usual = role === 'word' ? null : toJson(defaultOf(schema) ?? inTheme);
  const key = path.at(-1) ?? '';
  return {
    file: context.file,
    path: stepsOf(path),
    label: typeof key === 'number' ? (name ?? String(key + 1)) : String(key),
    description: docsOf(schema).description ?? '',
    isRequired: isRequired(schema),
    isWritten: value !== undefined,
    value: toJson(value ?? usual),
    default: usual,
    control: controlOf(context, schema, path, value ?? defaultOf(schema)),
  };
}

/** Returns a value for a new field or item, which names what the site has. */
function newValue({ pages, files }: Context, schema: Schema): Json {
  const known = (each: Schema) => {
    const { role } = metadataOf(each);
    const file = fileRoles.find((own) => own === role);
    return role === 'page' ? pages[0] : file && (files(file)[0] ?? '');
  };
  return toJson(sampleOf(schema, known));
}

function controlOf(context: Context, schema: Schema, path: Path, value: unknown): Control {
  const named = namedControl(context, schema, path);
  if (named) return named;
  const one = unwrapped(schema);
  const inner = (step: string | number, field: Schema) =>
    fieldOf(context, field, [...path, step], stepInto(value, step));
  if (one instanceof z.ZodArray) {
    const items = Array.isArray(value) ? value : [];
    const fields = items.map((_, index) => inner(index, one.element));
    const sample = newValue(context, one.element);
    return { kind: 'list', fields, sample, order: context.order };
  }
  if (one instanceof z.ZodTuple) {
    const items: readonly Schema[] = one.def.items;
    return { kind: 'block', fields: items.map((item, index) => inner(index, item)) };
  }
  if (one instanceof z.ZodRecord) {
    const fields = Object.keys(Object(value)).map((key) => inner(key, one.valueType));
    return { kind: 'record', fields, sample: newValue(context, one.valueType) };
  }
  if (optionsOf(one).length > 0) return unionOf(context, one, path, value);
  const fields = Object.entries(fieldsAt(one, value, []));
  if (fields.length > 0)
    return { kind: 'block', fields: fields.map(([key, field]) => inner(key, field)) };
  return valueControl(schema, path, value);
}

/** Returns the control of a value that names something else, such as a page or a file. */
function namedControl({ files, pages, theme: own }: Context, schema: Schema, path: Path) {
  const { role, expected } = metadataOf(schema);
  const fileRole = [...fileRoles, 'picture folder' as const].find((each) => each === role);
  if (fileRole !== undefined) {
    const choices = [...namedValues(schema), ...files(fileRole)];
    return { kind: 'file', role: fileRole, choices } as const;
  }
  if (role === 'page') return { kind: 'choice', choices: pages } as const;
  if (role === 'icon') return { kind: 'icon' } as const;
  if (formatPath(path) === 'theme.preset') return { kind: 'preset' } as const;
  if (expected === undefined || expected !== metadataOf(color).expected) return undefined;
  const [, part, scheme = ''] = path;
  const ground = valueAt(own, [part === 'surface' ? 'text' : 'surface', scheme]);
  return { kind: 'color', ground: typeof ground === 'string' ? ground : undefined } as const;
}

function unionOf(context: Context, union: Schema, path: Path, value: unknown): Control {
  const options = optionsOf(union);
  const fit = options.findIndex((option) => z.safeParse(option, value).success);
  const chosen = fit >= 0 ? fit : (optionIndex(union, value) ?? 0);
  return {
    kind: 'union',
    options: options.map((option) => {
      return { label: labelOf(option), sample: newValue(context, option) };
    }),
    chosen,
    control: controlOf(context, options[chosen] ?? union, path, value),
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
  const { role, unit = '' } = metadataOf(schema);
  if (one instanceof z.ZodBoolean) return { kind: 'switch' };
  if (one instanceof z.ZodNumber) {
    const { minValue, maxValue, isInt: isWhole } = one;
    const limit = (own: number | null) => (Math.abs(own ?? Infinity) < 1e15 ? own : null);
    return { kind: 'number', min: limit(minValue), max: limit(maxValue), isWhole, unit };
  }
  const choices = allowedValues(schema)?.map((each) =>
    typeof each === 'number' ? each : String(each),
  );
  if (choices) return choices.length === 1 ? { kind: 'fixed' } : { kind: 'choice', choices };
  const kind = textKind({ schema, role, value: String(value ?? ''), path });
  return { kind: 'text', isLong: kind !== undefined && kind !== 'short' };
}
