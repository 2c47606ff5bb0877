import { parseDocument, Scalar } from 'yaml';
import { z } from 'zod';
import { fileRoles } from '../../config/field-metadata.ts';
import type { Path } from '../../schema/path.ts';
import { metadataOf, type Schema, schemaAt, typesAt } from '../../schema/schema-tree.ts';
import { quote } from '../text/quote.ts';
import type { Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';

/** Matches a value with a comment behind it, as in `8# round` or `true // always`. */
const commented =
  /^(?<kept>\S.*?)(?:\s*(?<hash>#)\s+|\s+(?<sign>\/\/+|\/\*+|;+|--|<-+|←|<!--|\((?=(?:optional|required)\)))\s*)(?<words>.*?)\s*(?:\*\/|-->|(?<=\((?:optional|required))\))?$/;

/** In characters. What is longer is a text, in which such signs are the owner's. */
const longest = 300;

/**
 * Finds a comment in the form of another language behind a value that is a valid one without it, and takes it from the
 * document, so that the value is checked. In a text, the words may be the owner's.
 */
export function findForeignComment(
  node: Scalar,
  source: Source,
  place: { schema: Schema; root: unknown; path: Path },
): SourceProblem | undefined {
  const { range, source: written = '' } = node;
  if (node.type !== Scalar.PLAIN || !range || written.length > longest) return undefined;
  const { kept = '', hash, sign = hash, words } = commented.exec(written)?.groups ?? {};
  const [start, end] = range;
  // In braces, a comment would hide what follows.
  const isLast = /^[ \t]*(?:[\r\n#]|$)/.test(source.text.slice(end, end + 200));
  const value: unknown = kept === '' ? undefined : parseDocument(kept).toJS();
  if (value === undefined || !isLast || !isMeant(value, written, place)) return undefined;
  node.value = value;
  const replacement = ` # ${words}`;
  return {
    range: [start + kept.length, end],
    message: `${sign} begins no comment here, so YAML takes the words behind it for more of the value`,
    found: quote(written),
    expected: 'a blank, a # and a blank before a comment',
    fix: `write ${replacement}`,
    replacement,
    proof: 'syntax',
  };
}

/** Checks whether a value is valid, and what is written is not. A name of a file or a page has no such signs. */
function isMeant(
  value: unknown,
  written: string,
  { schema, root, path }: { schema: Schema; root: unknown; path: Path },
): boolean {
  const block = schemaAt(schema, root, path.slice(0, -1));
  const types = block && typesAt(block, String(path.at(-1)));
  if (types) return types.has(String(value));
  const field = schemaAt(schema, root, path);
  if (!field || !z.safeParse(field, value).success) return false;
  const { role } = metadataOf(field);
  const isName = role === 'page' || fileRoles.some((each) => each === role);
  return (isName && !/\s/.test(String(value))) || !z.safeParse(field, written).success;
}
