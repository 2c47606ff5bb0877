import { z } from 'zod';
import { fileRoles } from '../../config/field-metadata.ts';
import { allowedValues } from '../../schema/describe-schema.ts';
import {
  defaultOf,
  docsOf,
  isRequired,
  metadataOf,
  optionsOf,
  type Schema,
  unwrapped,
} from '../../schema/schema-tree.ts';
import type { FileRole, Json } from '../../shared/desk-protocol.ts';
import { toJson } from './desk-state.ts';

/** What values of the site may name. */
export type Surroundings = {
  pages: readonly string[];
  files: (role: FileRole) => readonly string[];
  /** The theme with all values of its preset. */
  theme: unknown;
};

/** Returns a value for a new field or item: valid if possible, with `…` in place of the owner's words. */
export function sampleOf(schema: Schema, around: Surroundings): Json {
  const { role } = metadataOf(schema);
  if (role === 'page') return around.pages[0] ?? '';
  const file = fileRoles.find((each) => each === role);
  if (file !== undefined) return around.files(file)[0] ?? '';
  const one = unwrapped(schema);
  if (one instanceof z.ZodArray) return [sampleOf(one.element, around)];
  if (one instanceof z.ZodTuple) {
    const items: readonly Schema[] = one.def.items;
    return items.map((item) => sampleOf(item, around));
  }
  if (one instanceof z.ZodObject) {
    const shape: Record<string, Schema> = one.shape;
    const required = Object.entries(shape).filter(([, field]) => isRequired(field));
    return Object.fromEntries(required.map(([key, field]) => [key, sampleOf(field, around)]));
  }
  if (one instanceof z.ZodRecord) return {};
  const [option] = optionsOf(one);
  if (option) return sampleOf(option, around);
  const { examples } = docsOf(schema);
  const [example]: unknown[] = Array.isArray(examples) ? examples : [];
  const [choice] = allowedValues(schema) ?? [];
  const least = one instanceof z.ZodNumber ? Math.max(one.minValue ?? 0, 0) : undefined;
  return toJson(example ?? defaultOf(schema) ?? choice ?? least ?? '…');
}
