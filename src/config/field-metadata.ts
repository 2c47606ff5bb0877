import { z } from 'zod';

/** What a schema cannot say of a field by itself; it holds for whatever is derived from the field. */
export type FieldMetadata = {
  /** What is accepted, in words that follow "expected". */
  expected?: string;
  /** What a value refers to or stands for; the check of references looks at it. */
  role?:
    | 'file'
    | 'font'
    | 'frame'
    | 'icon'
    | 'link'
    | 'media'
    | 'page'
    | 'page path'
    | 'pages'
    | 'project'
    | 'section id'
    | 'section menu'
    | 'title';
  /** What the options of a union are called, in one word. */
  noun?: string;
  unit?: 'ms' | 'px';
};

/** The metadata of all fields. */
export const fieldMetadata = z.registry<FieldMetadata>();
