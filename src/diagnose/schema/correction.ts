import type { Document } from 'yaml';
import type { Path } from '../../schema/path.ts';
import type { Schema } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';

/** What was corrected, and where its value is found under its right name. */
export type Correction = DocumentProblem & {
  renamed?: Path;
  /** Whether the key had another name, and was not only misspelt: its value may be another, too. */
  isOtherWord?: boolean;
};

/** A document with what it says, and the schema that this is checked by. */
export type Tree = { document: Document; schema: Schema; value: unknown };

/** The place in a document that an issue is about. */
export type At = Tree & { path: Path };
