import { z } from 'zod';

/** The roles of values that name a file below `public/`, each by what the file is shown or used as. */
export const fileRoles = ['picture', 'video', 'audio', 'font', 'file'] as const;

/** The role of a value that names a file. */
export type FileRole = (typeof fileRoles)[number];

/**
 * What a value refers to or stands for. The check of references looks at it, and the build makes what
 * the values of some roles need, wherever in the file they are.
 */
export type Role =
  | FileRole
  | 'code'
  | 'frame'
  | 'icon'
  | 'link'
  | 'media type'
  | 'page'
  | 'page path'
  | 'pages'
  | 'project'
  | 'rich text'
  | 'section id'
  | 'section menu'
  | 'title';

/** What a schema cannot say of a field by itself; it holds for whatever is derived from the field. */
export type FieldMetadata = {
  /** What is accepted, as a text that follows "expected". */
  expected?: string;
  role?: Role;
  /** What an item of a row is called, in one word. */
  name?: string;
  /** What the options of a union are called, in one word. */
  noun?: string;
  unit?: 'ms' | 'px';
};

/** The metadata of all fields. */
export const fieldMetadata = z.registry<FieldMetadata>();
