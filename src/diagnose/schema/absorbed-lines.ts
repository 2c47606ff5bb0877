import { type Document, isScalar, Scalar } from 'yaml';
import { nodesOf } from '../document/nodes.ts';
import type { Finding, Message, Path, Range } from '../messages/problem.ts';
import { inQuotes } from '../syntax/line-parts.ts';
import type { Source } from '../text/source.ts';
import { quote } from './describe-value.ts';
import { fieldsOf, type Schema, schemaAt, stepInto } from './schema-tree.ts';

type Swallowed = Message & { range: Range };

/** What YAML has taken into a text, or out of one, without a word. */
export function findAbsorbed(source: Source, document: Document, schema: Schema): Finding[] {
  const root: unknown = document.toJS();
  return [...nodesOf(document)].flatMap(({ node, path }) => {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
    const range: Range = [node.range[0], node.range[1]];
    const isPlain = node.type === Scalar.PLAIN;
    const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
    const found =
      (isPlain ? (curlyQuotes(source, range) ?? comment(source, range)) : undefined) ??
      (isPlain || isBlock ? line(source, range, starts(root, path, schema), isPlain) : undefined);
    return found ? [{ path, ...found, mayBeMisindented: true }] : [];
  });
}

/** `label: Hi #1 developer`: a comment needs a blank after its sign, so that none is made in error. */
function comment({ text }: Source, [, end]: Range): Swallowed | undefined {
  const lost = /^[ \t]+(#[^\s#][^\r\n]*)/.exec(text.slice(end, end + 500));
  const [whole, rest] = lost ?? [];
  if (whole === undefined || rest === undefined) return undefined;
  return {
    range: [end + whole.length - rest.length, end + whole.length],
    message: `YAML takes ${quote(rest)} for a comment and leaves it out of the text`,
    found: quote(rest),
    expected: 'a text in quotes, or a blank after the # of a comment',
    fix: 'put quotes around the whole text; or, for a comment, a blank after the #',
  };
}

function curlyQuotes({ text }: Source, range: Range): Swallowed | undefined {
  const written = text.slice(...range);
  const [, inner] = /^[“”„«‘‚]([\s\S]*)[“”»’‘]$/.exec(written) ?? [];
  if (inner === undefined) return undefined;
  return {
    range,
    message: 'YAML takes these quotation marks for letters of the text',
    found: quote(written),
    expected: 'straight quotation marks, or none',
    fix: `write ${inQuotes(inner)}, or ${inQuotes(written)} to show the marks`,
  };
}

/** A line that looks like a key or an item of its own, and has become a part of the text above it. */
function line(
  { text }: Source,
  [start, end]: Range,
  known: Set<string>,
  isPlain: boolean,
): Swallowed | undefined {
  for (const found of text.slice(start, end).matchAll(/[\r\n][ \t]*((?:- *)*)([^\r\n]*)/g)) {
    const [whole, dashes = '', rest = ''] = found;
    const key = /^([\w-]+):(?:\s|$)/.exec(rest)?.[1];
    const sign = dashes === '' ? '' : '- ';
    const isItem = dashes !== '' && /^[|>][-+]?$/.test(rest);
    const isLine = isItem || (key !== undefined && known.has(`${sign}${key}`));
    if (!isLine && !(isPlain && sign !== '')) continue;
    const from = start + found.index + whole.length - dashes.length - rest.length;
    return {
      range: [from, from + dashes.length + rest.length],
      message: 'YAML takes this line for more of the text above it',
      found: quote(`${dashes}${rest}`),
      expected: 'a line that is indented like its block, or quotes around the text',
      fix: 'indent this line less, like the other lines of its block',
    };
  }
  return undefined;
}

/** What a line could have begun in the blocks and lists around a text: `key`, or `- key`. */
function starts(root: unknown, path: Path, schema: Schema): Set<string> {
  const lines = new Set<string>();
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const above = path.slice(0, depth);
    const inside = above.reduce(stepInto, root);
    const here = schemaAt(schema, root, above);
    for (const key of Object.keys((here && fieldsOf(here, inside)) ?? {})) {
      const isItem = typeof path[depth - 1] === 'number';
      if (stepInto(inside, key) === undefined) lines.add(key);
      if (isItem) lines.add(`- ${key}`);
    }
  }
  return lines;
}
