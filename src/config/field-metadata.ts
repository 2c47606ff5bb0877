import { z } from 'zod';

/** What a schema cannot say of a field by itself; it holds for whatever is derived from the field. */
export type FieldMetadata = {
  /** What may stand there, in words that follow "expected". */
  expected?: string;
  /** What a value means beyond its shape; `meaning.ts` checks it. */
  role?: 'face' | 'icon' | 'link' | 'media' | 'page' | 'page path' | 'title';
  unit?: 'ms' | 'px';
};

/** The metadata of all fields. */
export const fieldMetadata = z.registry<FieldMetadata>();
