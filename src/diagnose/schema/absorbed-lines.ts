import { type Document, isScalar, Scalar } from 'yaml';
import type { Finding, Path } from '../document/finding.ts';
import { nodesOf } from '../document/nodes.ts';
import type { Mistake, Range } from '../text/mistake.ts';
import { quote, quoteForYaml } from '../text/quote.ts';
import type { Source } from '../text/source.ts';
import { formatYaml } from './example-value.ts';
import { fieldsOf, type Schema, schemaAt, stepInto } from './schema-tree.ts';

/** Texts to which YAML has added more than the owner meant, or from which it has left something out. */
export function findAbsorbed(source: Source, document: Document, schema: Schema): Finding[] {
  const root: unknown = document.toJS();
  return [...nodesOf(document)].flatMap(({ node, path }) => {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
    const range: Range = [node.range[0], node.range[1]];
    const isPlain = node.type === Scalar.PLAIN;
    const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
    const mistake =
      (isPlain
        ? (findCurlyQuotes(source, range) ??
          findStrayQuote(source, range) ??
          findComment(source, range) ??
          (typeof path.at(-1) === 'number' ? findWord(source, range) : undefined))
        : undefined) ??
      (isPlain || isBlock
        ? findLine(source, range, () => startsOfLines(root, path, schema), isPlain)
        : undefined);
    return mistake ? [{ path, ...mistake, mayBeMisindented: true }] : [];
  });
}

/** `label: Hi #1 developer`: without a blank after the #, it is probably not meant as a comment. */
function findComment({ text }: Source, [, end]: Range): Mistake | undefined {
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

function findCurlyQuotes({ text }: Source, range: Range): Mistake | undefined {
  const written = text.slice(...range);
  const [, inner] = /^[“”„«‘‚]([\s\S]*)[“”»’‘]$/.exec(written) ?? [];
  if (inner === undefined) return undefined;
  return {
    range,
    message: 'YAML takes these quotation marks for letters of the text',
    found: quote(written),
    expected: 'straight quotation marks, or none',
    fix: `write ${quoteForYaml(inner)}, or ${quoteForYaml(written)} to show the marks`,
    replacement: quoteForYaml(inner),
  };
}

/** `heading: Kind words"`: a quotation mark at the end that none begins. */
function findStrayQuote({ text }: Source, [start, end]: Range): Mistake | undefined {
  const written = text.slice(start, end);
  const [, inner = '', sign = ''] = /^([^"']*[^"'\d\s])(["'])$/.exec(written) ?? [];
  // The houses' or 12" are no such mistake.
  if (sign === '' || (sign === "'" && inner.endsWith('s'))) return undefined;
  return {
    range: [end - 1, end],
    message: `the ${sign} at the end is a letter of the text: there is none at its beginning`,
    found: quote(written),
    expected: 'quotation marks at both ends, or at none',
    fix: `write ${formatYaml(inner)}`,
    replacement: '',
  };
}

/** How long a line may be that nobody would have broken for its length. */
const shortLine = 36;

/** A word on a line of its own below another one: `- PHP` and `Laravel`, with no dash before it. */
function findWord({ text }: Source, [start, end]: Range): Mistake | undefined {
  const written = text.slice(start, end);
  const lines = written.split(/\r\n|\n|\r/);
  const [first = '', second = ''] = lines;
  if (lines.length < 2 || lines.some((line) => line.trim().length > shortLine)) return undefined;
  if (lines.slice(0, -1).some((line) => /[.,;:!?…–-]$/.test(line.trim()))) return undefined;
  const from =
    start + written.indexOf(second, first.length) + second.length - second.trimStart().length;
  return {
    range: [from, from + second.trim().length],
    message: `YAML takes this line for more of the text above it: ${quote(written.replace(/\s+/g, ' '))}`,
    found: quote(second.trim()),
    expected: 'a dash and a blank before each item of a list, or the whole text on one line',
    fix: `put "- " before it, in the column of the dash above; or join the two lines`,
  };
}

/** A line that looks like a key or an item, but that YAML reads as part of the text above it. */
function findLine(
  { text }: Source,
  [start, end]: Range,
  startsNear: () => Set<string>,
  isPlain: boolean,
): Mistake | undefined {
  const written = text.slice(start, end);
  if (!/[\r\n]\s*\S/.test(written)) return undefined;
  const known = startsNear();
  for (const found of written.matchAll(/[\r\n][ \t]*((?:- *)*)([^\r\n]*)/g)) {
    const [whole, dashes = '', rest = ''] = found;
    const key = /^([\w-]+):(?:\s|$)/.exec(rest)?.[1];
    const sign = dashes === '' ? '' : '- ';
    const isItem = /^[|>][-+]?$/.test(rest);
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

/** How the lines of the blocks and lists around a text may begin: with `key`, or with `- key`. */
function startsOfLines(root: unknown, path: Path, schema: Schema): Set<string> {
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
