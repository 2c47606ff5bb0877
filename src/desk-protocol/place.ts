import { z } from 'zod';

/** How deep a value of the owner's files may be. Reading a deeper one would exhaust the stack. */
const deepest = 64;

const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < deepest && Object.values(value).every((each) => isShallow(each, depth + 1)));

export const json = z
  .unknown()
  .refine((value) => isShallow(value), { abort: true })
  .pipe(z.json());

export type Json = z.output<typeof json>;

/** `site` is `site.config.yaml`, and `content` is `content/index.yaml`. */
const file = z.enum(['site', 'content']);
// A block of YAML with this key would be the prototype of the object that it is read into.
const key = z.union([z.string().refine((name) => name !== '__proto__'), z.int().min(0)]);
export const path = z.array(key).max(deepest).readonly();
export const place = { file, path };

/** The keys and indexes from the root of a file to a value, such as `['pages', 2, 'title']`. */
export type ValuePath = z.output<typeof path>;

export type Place = { file: z.output<typeof file>; path: ValuePath };
