import { type Document, isScalar, Scalar } from 'yaml';
import type { Role } from '../../config/field-metadata.ts';
import type { Path } from '../../schema/path.ts';
import { stepInto } from '../../schema/path.ts';
import {
  fieldsAt,
  metadataOf,
  type Schema,
  schemaAt,
  textOption,
} from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { nodesOf } from '../document/nodes.ts';
import { quote } from '../text/quote.ts';
import type { Source } from '../text/source.ts';
import type { Range, SourceProblem } from '../text/source-problem.ts';
import { findMisreadNumber } from './misread-numbers.ts';
import { findCurlyQuotes, findStrayQuote, togetherOnLine } from './quotation-marks.ts';
import { findSignsAround } from './signs-around.ts';

/** Texts to which YAML has added more than the owner meant, or from which it has left something out. */
export function findAbsorbed(
  source: Source,
  document: Document,
  schema: Schema,
): DocumentProblem[] {
  const root: unknown = document.toJS();
  const findings = [...nodesOf(document)].flatMap(({ node, path }) => {
    if (isScalar(node)) {
      const number = findMisreadNumber(node, root, path, schema);
      if (number) return [{ path, ...number }];
    }
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
    const range: Range = [node.range[0], node.range[1]];
    const isPlain = node.type === Scalar.PLAIN;
    const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
    const mistake =
      (isPlain
        ? (findCurlyQuotes(source, range) ??
          findSignAsText(source, range) ??
          (roleAt(schema, root, path) === 'code' ? undefined : findSignsAround(source, range)) ??
          findStrayQuote(source, range) ??
          findComment(source, range) ??
          (typeof path.at(-1) === 'number' ? findWord(source, range) : undefined))
        : undefined) ??
      (isPlain || isBlock
        ? findLine(source, range, () => startsOfLines(root, path, schema), isPlain)
        : undefined) ??
      (isBlock && roleAt(schema, root, path) === 'rich text'
        ? findMarkdownList(source, range)
        : undefined);
    return mistake
      ? [{ path, ...mistake, mayBeMisindented: mistake.replacement === undefined }]
      : [];
  });
  return togetherOnLine(source, findings);
}

function roleAt(schema: Schema, root: unknown, path: Path): Role | undefined {
  const field = schemaAt(schema, root, path);
  return field && metadataOf(textOption(field, '')).role;
}

/** `text: ->` with the text below it: the sign of a longer text, the wrong way round. */
function findSignAsText({ text }: Source, [start, end]: Range): SourceProblem | undefined {
  const [, sign = ''] = /^([-–—]>|>>|<<|\|\|)\s*[\r\n]/.exec(text.slice(start, end)) ?? [];
  if (sign === '') return undefined;
  return {
    range: [start, start + sign.length],
    message: `YAML takes ${sign} for the beginning of the text`,
    found: quote(sign),
    expected: 'the sign >- for a text over several lines',
    fix: 'write >- in its place',
    edits: undefined,
  };
}

/** Lines of a longer text that begin as a list in Markdown: visitors would read the signs. */
function findMarkdownList({ text }: Source, [start, end]: Range): SourceProblem | undefined {
  const [first, second] = text
    .slice(start, end)
    .matchAll(/(?<=[\r\n][ \t]*)(?:([-*+•])|\d{1,2}[.)])[ \t]+\S[^\r\n]*/g);
  if (!first || !second) return undefined;
  const key = first[1] === undefined ? 'steps' : 'list';
  const from = start + first.index;
  return {
    range: [from, from + first[0].length],
    message: `visitors would read these lines in one line, with their signs: ${quote(first[0])}`,
    found: quote(first[0]),
    expected: `a ${key === 'list' ? 'list' : 'list of steps'} of its own: - ${key}: and below it the items, each behind a dash`,
    fix: `end the text above, write - ${key}: on a line of its own, and put the items below it`,
  };
}

/** `label: Hi #1 developer`: without a blank after the #, it is probably not meant as a comment. */
function findComment({ text }: Source, [, end]: Range): SourceProblem | undefined {
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

/** How long a line may be that nobody would have broken for its length. */
const shortLine = 36;

/** A word on a line of its own below another one: `- PHP` and `Laravel`, with no dash before it. */
function findWord({ text }: Source, [start, end]: Range): SourceProblem | undefined {
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
): SourceProblem | undefined {
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
    for (const key of Object.keys(fieldsAt(schema, root, above))) {
      const isItem = typeof path[depth - 1] === 'number';
      if (stepInto(inside, key) === undefined) lines.add(key);
      if (isItem) lines.add(`- ${key}`);
    }
  }
  return lines;
}
