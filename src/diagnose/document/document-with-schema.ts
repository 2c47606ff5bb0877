import type { Document } from 'yaml';
import type { Schema } from '../../schema/schema-tree.ts';
import type { Source } from '../text/source.ts';

/** A document, the text that it was parsed from, and its schema. */
export type DocumentWithSchema<S extends Schema = Schema> = {
  source: Source;
  document: Document;
  schema: S;
  /** The languages of the site, its own first, if it names them. */
  languages?: readonly string[] | undefined;
};

/** The same, with the document's value in JavaScript. */
export type DocumentWithValue = DocumentWithSchema & { value: unknown };
