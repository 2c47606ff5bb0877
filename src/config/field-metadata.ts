import { z } from 'zod';

/** The roles of values that name a file below `public/`. */
export const fileRoles = ['picture', 'video', 'audio', 'font', 'file'] as const;

export type FileRole = (typeof fileRoles)[number];

/** What a value names, such as a picture. The check of references and the build find values by their roles. */
export type Role =
  | FileRole
  | 'code'
  | 'frame'
  | 'icon'
  | 'link'
  | 'media type'
  | 'page'
  | 'page path'
  | 'project'
  | 'rich text'
  | 'section id'
  | 'section menu'
  | 'title';

/** Metadata of a field that zod has no place for. Schemas derived from the field share the metadata. */
export type FieldMetadata = {
  /** The accepted values, as a text that follows "expected" in messages. */
  expected?: string;
  role?: Role;
  /** What messages call the field as an item of a tuple, such as `url`. */
  name?: string;
  /** One word for the options of a union. */
  noun?: string;
  unit?: 'ms' | 'px';
};

/** The zod registry with the metadata of all fields. */
export const fieldMetadata = z.registry<FieldMetadata>();
