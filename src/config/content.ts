import { z } from 'zod';
import {
  datePattern,
  type Field,
  isDate,
  maxRows,
  type Resource,
  type Resources,
} from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';
import { fieldMetadata } from './field-metadata.ts';
import { absoluteLink, freeText, optionalLink, text } from './fields.ts';

const expectedDate = 'a day of the calendar, such as 2028-02-29';

/** A day of the calendar, or a text that matches the pattern. */
const dateOr = (others?: RegExp) =>
  z
    .string()
    .refine((value) => others?.test(value) || isDate(value), expectedDate)
    // For the JSON schema of editors, which cannot run the check above.
    .meta({
      pattern: others ? `${datePattern}|${others.source}` : datePattern,
      examples: ['2028-02-29'],
    })
    .register(fieldMetadata, { expected: expectedDate });

const kinds = {
  text,
  'free text': freeText,
  link: absoluteLink,
  'free link': optionalLink,
  date: dateOr(),
  'free date': dateOr(/^$/),
};

/** The schema of a file that holds the answer of a data service with these resources. */
export const answerSchema = (resources: Resources) => blockSchema(Object.values(resources), 0);

/** `content/index.yaml`: the embedded data service's answer (sections 3 and 7 of the specification). */
export const contentSchema = answerSchema(resources);

/** The block that resources share, at a depth of their paths. */
function blockSchema(resources: readonly Resource[], depth: number): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const { path, about } of resources) {
    const key = path.split('.')[depth] ?? '';
    const inside = resources.filter((each) => each.path.split('.')[depth] === key);
    const whole = inside.find((each) => each.path.split('.').length === depth + 1);
    const schema = whole ? valueSchema(whole) : blockSchema(inside, depth + 1);
    const optional = whole ? schema.optional() : schema.prefault({});
    const isRequired = inside.some(({ required }) => required);
    shape[key] = (isRequired ? schema : optional).describe(about[depth] ?? '');
  }
  return z.strictObject(shape);
}

function valueSchema({ form, fields }: Resource): z.ZodType {
  const [first, ...others] = fields;
  if (form === 'rows')
    return z.array(z.tuple([fieldSchema(first), ...others.map(fieldSchema)])).max(maxRows);
  return z.strictObject(
    Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
  );
}

function fieldSchema({ name, kind, about }: Field): z.ZodType {
  return kinds[kind].describe(about).register(fieldMetadata, { name });
}
