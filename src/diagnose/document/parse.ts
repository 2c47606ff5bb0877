import { Composer, type CST, type Document, isMap, parseDocument } from 'yaml';
import { parseSyntax } from '../syntax/complexity.ts';
import { formatParserError } from '../syntax/parser-errors.ts';
import { findUnsupported } from '../syntax/unsupported.ts';
import { limits } from '../text/limits.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { ProblemText, SourceProblem } from '../text/source-problem.ts';
import { nodesOf } from './nodes.ts';

/** The document of a valid text; for any other text, its first problem and the number of its errors. */
export type Parsed =
  | { document: Document; problem?: never; errors: 0 }
  | { document?: never; problem: SourceProblem; errors: number };

/** Other code formats the errors and finds duplicate keys, so the library does neither. */
const options = {
  prettyErrors: false,
  uniqueKeys: false,
  // Without this option the parser also prints a warning for a list in place of a key.
  logLevel: 'error',
} as const;

export function parseText(text: string): Document.Parsed {
  return parseDocument(text, options);
}

/** Documents with errors, by their syntax trees. A faulty text is read many times, and its document is not changed. */
const faulty = new WeakMap<CST.Token[], Document.Parsed>();

/** Composes the document of a text whose syntax tree is known from the check of its complexity. */
export function compose({ text }: Source): Document.Parsed {
  const tree = parseSyntax(text);
  if (!Array.isArray(tree)) return parseText(text);
  const known = faulty.get(tree);
  if (known) return known;
  const [first, second] = new Composer(options).compose(tree, true, text.length);
  const document = first && !second ? first : parseText(text);
  if (document.errors.length > 0) faulty.set(tree, document);
  return document;
}

/** Parses a text. Its nesting depth must have been checked before, because deep nesting can crash the parser. */
export function parse(source: Source): Parsed {
  const unsupported = findUnsupported(source);
  if (unsupported) return { problem: unsupported, errors: 1 };
  const document = compose(source);
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const [first] = errors;
  if (!first) return withinLimits(document);
  const line = lineOf(source, source.lineAt(first.pos[0])).trim();
  return {
    problem: { range: first.pos, ...formatParserError(first, line) },
    errors: errors.length,
  };
}

/** Refuses a document in which a block (a YAML mapping) has too many keys, because checking them takes too long. */
function withinLimits(document: Document): Parsed {
  for (const { node } of nodesOf(document)) {
    if (!isMap(node) || node.items.length <= limits.keys) continue;
    const [start = 0] = node.range ?? [];
    return { problem: { range: [start, start + 1], ...tooManyKeys }, errors: 0 };
  }
  return { document, errors: 0 };
}

const tooManyKeys: ProblemText = {
  message: `here are more than ${limits.keys} keys`,
  found: 'keys without end',
  expected: `at most ${limits.keys} keys beside each other`,
  fix: 'put the file back to its last good state',
};
