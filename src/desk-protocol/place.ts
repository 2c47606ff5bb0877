import { z } from 'zod';

export const json = z.json();

export type Json = z.output<typeof json>;

/** `site` is `site.config.yaml`, and `content` is `content/index.yaml`. */
const file = z.enum(['site', 'content']);
// A block of YAML with this key would be the prototype of the object that it is read into.
const key = z.union([z.string().refine((name) => name !== '__proto__'), z.int().min(0)]);
export const path = z.array(key).readonly();
export const place = { file, path };

/** The keys and indexes from the root of a file to a value, such as `['pages', 2, 'title']`. */
export type ValuePath = z.output<typeof path>;

export type Place = { file: z.output<typeof file>; path: ValuePath };
