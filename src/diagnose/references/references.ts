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

/** All references of a document, and the files and names that they may refer to. */
export type References = {
  source: Source;
  document: Document;
  context: CheckContext;
  values: readonly SchemaValue[];
  /** Returns the valid texts of a role. */
  texts: (role: Role) => PlacedText[];
  /** The targets of links within running text. */
  linked: { urls: readonly PlacedText[]; pages: readonly PlacedText[] };
};

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

/** Returns a problem at the place of a value; none without a message. */
export function problemAt(
  document: Document,
  path: Path,
  text: ProblemText | undefined,
  rangeOf = rangeOfValue,
): DocumentProblem[] {
  return text ? [{ path, range: rangeOf(document, path), ...text }] : [];
}
