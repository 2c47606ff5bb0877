import { z } from 'zod';
import { type Field, maxRows, type Resource } from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';
import { fieldMetadata } from './field-metadata.ts';
import { absoluteLink, freeText, matching, optionalLink, text } from './fields.ts';

const date = z.regexes.date.source;
const expectedDate = 'a day of the calendar, such as 2028-02-29';

const kinds = {
  text,
  'free text': freeText,
  link: absoluteLink,
  'free link': optionalLink,
  date: matching(new RegExp(date), expectedDate),
  'free date': matching(new RegExp(`^$|${date}`), expectedDate),
};

/** The schema of `content/index.yaml`, which the site serves as its content if no data service is configured. */
export const contentSchema = blockSchema(Object.values(resources), 0);

/** Creates the schema of the YAML block that contains the resources. `depth` counts the blocks around that block. */
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
