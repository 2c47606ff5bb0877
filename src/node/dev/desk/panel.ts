import { z } from 'zod';
import { color } from '../../../config/color.ts';
import { fileRoles } from '../../../config/field-metadata.ts';
import type { Control, Field, Panel } from '../../../desk-protocol/panel.ts';
import type { Place } from '../../../desk-protocol/place.ts';
import type { Refusal } from '../../../desk-protocol/state.ts';
import { describeSchema, namedValues } from '../../../schema/describe-schema.ts';
import { formatPath, type Path, stepInto, valueAt } from '../../../schema/path.ts';
import {
  defaultOf,
  fieldsAt,
  isRequired,
  metadataOf,
  optionIndex,
  optionsOf,
  type Schema,
  schemaAt,
  unwrapped,
} from '../../../schema/schema-tree.ts';
import { inWords } from '../../../shared/in-words.ts';
import { type FileName, schemas } from '../../files/site-files/owner-files.ts';
import { addedBy, filesFor, type Given, givenBy, isEntry, isEntryField } from './new-values.ts';
import {
  deskProblem,
  missing,
  type Owner,
  type OwnerValues,
  refused,
  toJson,
} from './owner-texts.ts';
import { inLanguage, namesOf } from './owner-words.ts';
import { nameOf, stepsOf } from './text-marks.ts';
import { valueControl } from './value-control.ts';

/** Where a value stands, and what it may name. */
type Context = {
  file: FileName;
  /** The value of the file. */
  root: unknown;
  given: Given;
  /** The theme with all values of its preset. */
  theme: unknown;
  /** Whether the content comes from elsewhere. */
  hasService: boolean;
};

type Checked = Pick<Owner['checked'], 'problems' | 'schema'>;

/** Describes a place of the files on the disk with all its fields, and the problems that the check finds there. */
export function describePlace(
  { values, checked }: { values: OwnerValues; checked: Checked },
  { file, path }: Place,
): Panel | Refusal {
  const { site, [file]: root } = values;
  const { theme } = checked.schema.shape;
  const schema = schemaAt(schemas[file], root, path);
  if (!schema) return refused(missing(file, path));
  const context: Context = {
    file,
    root,
    theme: theme.safeParse(stepInto(site, 'theme')).data ?? theme.parse({}),
    given: givenBy(values),
    hasService: Boolean(valueAt(site, ['api', 'host'])),
  };
  const place = formatPath(path);
  const within = checked.problems.filter((each) => each.path.startsWith(place));
  const field = fieldOf(context, schema, path, valueAt(root, path));
  const { language } = context.given;
  const problems = within.map((each) => deskProblem(each, language));
  return { ...field, name: nameAt(file, root, path, language), problems };
}

/** Returns what the page calls the item around a place, or the section; else what the field or the type is called. */
export function nameAt(file: FileName, root: unknown, path: Path, language: string): string {
  const item = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
  const value = valueAt(root, item);
  if (item.at(-2) === 'sections')
    return String(
      stepInto(value, 'heading') ?? inLanguage(language, inWords(String(stepInto(value, 'type')))),
    );
  const place = item.length > 0 ? item : path;
  const schema = schemaAt(schemas[file], root, place);
  return schema ? labelOf(schema, place, value, language) : '';
}

/** Returns what the page calls an item of a list, or else what the field is called. */
function labelOf(schema: Schema, path: Path, value: unknown, language: string): string {
  const isItem = typeof path.at(-1) === 'number' && metadataOf(schema).name === undefined;
  return (isItem ? nameOf(schema, value) : undefined) ?? namesOf(schema, path, language).label;
}

function fieldOf(context: Context, schema: Schema, path: Path, value: unknown): Field {
  // A value of the theme that the owner has not set comes from the preset.
  const inTheme = path[0] === 'theme' ? valueAt(context.theme, path.slice(1)) : undefined;
  const { role } = metadataOf(schema);
  const usual = role === 'word' ? null : toJson(defaultOf(schema) ?? inTheme);
  return {
    file: context.file,
    path: stepsOf(path),
    ...namesOf(schema, path, context.given.language),
    label: labelOf(schema, path, value, context.given.language),
    isRequired: isRequired(schema),
    isWritten: value !== undefined,
    value: toJson(value ?? usual),
    default: usual,
    control: controlOf(context, schema, path, value ?? defaultOf(schema)),
  };
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
    const added = addedBy(one.element, context.given, items);
    return { kind: 'list', fields, added };
  }
  if (one instanceof z.ZodTuple) {
    const items: readonly Schema[] = one.def.items;
    return { kind: 'block', fields: items.map((item, index) => inner(index, item)) };
  }
  if (one instanceof z.ZodRecord) {
    const fields = Object.keys(Object(value)).map((key) => inner(key, one.valueType));
    return { kind: 'record', fields, added: addedBy(one.valueType, context.given) };
  }
  const entry = optionsOf(one).find(isEntry);
  if (entry) {
    // What a row has no room for makes a block of it.
    const [row] = Array.isArray(value) ? optionsOf(one) : [];
    const items: readonly Schema[] = row instanceof z.ZodTuple ? row.def.items : [];
    const keys = Object.entries(fieldsAt(entry, {}, [])).filter(
      ([, field]) => !row || !isEntryField(field),
    );
    const fields = [...items.entries(), ...keys];
    return { kind: 'block', fields: fields.map(([step, field]) => inner(step, field)) };
  }
  if (optionsOf(one).length > 0) return unionOf(context, one, path, value);
  const fields = Object.entries(fieldsAt(one, value, [])).filter(
    ([key, field]) =>
      context.hasService || !metadataOf(field).isForService || stepInto(value, key) !== undefined,
  );
  if (fields.length > 0)
    return { kind: 'block', fields: fields.map(([key, field]) => inner(key, field)) };
  return valueControl(schema, path, value, context.given.language);
}

/** Returns the control of a value that names something else, such as a page or a file. */
function namedControl(context: Context, schema: Schema, path: Path) {
  const { file, root, given, theme: own } = context;
  const { role, expected } = metadataOf(schema);
  const fileRole = [...fileRoles, 'picture folder' as const].find((each) => each === role);
  if (fileRole !== undefined) {
    const choices = [...namedValues(schema), ...filesFor(fileRole, given.folder)];
    const above = path.slice(0, -1);
    const beside = fieldsAt(schemas[file], root, above);
    const about = ['alt', 'caption', 'focus'].filter((key) => {
      const field = beside[key];
      return field && (isRequired(field) || valueAt(root, [...above, key]) !== undefined);
    });
    return { kind: 'file', role: fileRole, choices, about } as const;
  }
  if (role === 'page') return { kind: 'choice', choices: given.pages, names: given.pages } as const;
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
      const label = formOf(option, context.given.language);
      return { label, ...addedBy(option, context.given) };
    }),
    chosen,
    control: controlOf(context, options[chosen] ?? union, path, value),
  };
}

/** Names one of several forms by its first key, or by what it accepts. */
function formOf(option: Schema, language: string): string {
  const [first] = Object.keys(fieldsAt(option, {}, []));
  const { description } = namesOf(option, [], language);
  return description || inLanguage(language, inWords(first ?? describeSchema(option)));
}
