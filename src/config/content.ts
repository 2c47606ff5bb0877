import { z } from 'zod';
import {
  type Field,
  type FieldsOf,
  maxRows,
  type Resource,
  type Resources,
} from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';
import { date, optionalDate } from './date.ts';
import { fieldMetadata } from './field-metadata.ts';
import { absoluteLink, freeText, optionalLink, text } from './fields.ts';

/** The answer of a data service with these resources. */
export type AnswerOf<R extends Resources> = Intersection<
  { [N in keyof R]: Nested<R[N]['path'], R[N]> }[keyof R]
>;

type ValueOf<R extends Resource> = { record: FieldsOf<R>; rows: Row<R['fields']>[] }[R['form']];

type Row<F extends readonly Field[]> = { [I in keyof F]: string };

type Nested<P extends string, R extends Resource> = P extends `${infer K}.${infer Rest}`
  ? Record<K, Nested<Rest, R>>
  : R extends { required: true }
    ? Record<P, ValueOf<R>>
    : Partial<Record<P, ValueOf<R>>>;

type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (
  all: infer I,
) => void
  ? I
  : never;

/**
 * The schema of a file that holds the answer of a data service with these resources. The second
 * signature forgets which they are.
 */
export function answerSchema<R extends Resources>(resources: R): z.ZodType<AnswerOf<R>>;
export function answerSchema(resources: Resources): z.ZodType {
  return blockSchema(Object.values(resources), 0);
}

const kinds = {
  text,
  'free text': freeText,
  link: absoluteLink,
  'free link': optionalLink,
  date,
  'free date': optionalDate,
};

/** `content/index.yaml`: the embedded data service's answer (sections 3 and 7 of the specification). */
export const contentSchema = answerSchema(resources);

/** The block that resources share, at a depth of their paths. */
function blockSchema(resources: readonly Resource[], depth: number): z.ZodType {
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
