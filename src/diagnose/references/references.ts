import type { Document } from 'yaml';
import type { Role } from '../../config/field-metadata.ts';
import { linksIn, readRichText } from '../../config/rich-text.ts';
import type { Path } from '../../schema/path.ts';
import type { Schema } from '../../schema/schema-tree.ts';
import {
  type PlacedText,
  type SchemaValue,
  schemaValues,
  textsByRole,
} from '../../schema/schema-values.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { rangeOfValue } from '../document/locate.ts';
import type { Source } from '../text/source.ts';
import type { ProblemText } from '../text/source-problem.ts';
import type { CheckContext } from './check-context.ts';

/** What a document refers to, by role, and what there is to be referred to. */
export type References = {
  source: Source;
  document: Document;
  context: CheckContext;
  values: readonly SchemaValue[];
  /** The texts of a role that their schema accepts. */
  texts: (role: Role) => PlacedText[];
  /** The addresses and the pages that links within running text lead to. */
  linked: { urls: readonly PlacedText[]; pages: readonly PlacedText[] };
};

/** Collects what a document refers to. */
export function referencesOf(
  source: Source,
  document: Document,
  schema: Schema,
  context: CheckContext,
): References {
  const values = [...schemaValues(schema, document.toJS())];
  const texts = textsByRole(values);
  const links = texts('rich text').flatMap(({ value, path }) =>
    linksIn(readRichText(value)).map((link) => ({ link, path })),
  );
  const urls = links.flatMap(({ link, path }) =>
    'url' in link ? [{ value: link.url, path }] : [],
  );
  const pages = links.flatMap(({ link, path }) =>
    'page' in link ? [{ value: link.page, path }] : [],
  );
  return { source, document, context, values, texts, linked: { urls, pages } };
}

/** A problem at the place of a value; none where there is no text of one. */
export function problemAt(
  document: Document,
  path: Path,
  text: ProblemText | undefined,
  rangeOf = rangeOfValue,
): DocumentProblem[] {
  return text ? [{ path, range: rangeOf(document, path), ...text }] : [];
}
