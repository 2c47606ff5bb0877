import { z } from 'zod';

/** What the check needs to know of a field and its zod schema cannot say. */
export type FieldMetadata = {
  /** What is accepted, as a text that follows "expected". */
  expected?: string;
  /** What the value refers to, or is referred to as; the check of references uses it. */
  role?: 'font' | 'icon' | 'link' | 'media' | 'page' | 'page path' | 'pages' | 'title';
  /** The name for one option of a union in messages. */
  noun?: string;
  unit?: 'ms' | 'px';
};

/** The metadata of all fields. */
export const fieldMetadata = z.registry<FieldMetadata>();
