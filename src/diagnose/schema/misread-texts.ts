import { type Document, isScalar, Scalar } from 'yaml';
import type { Role } from '../../config/field-metadata.ts';
import type { Path } from '../../schema/path.ts';
import {
  fieldsAt,
  meantOption,
  metadataOf,
  type Schema,
  schemaAt,
} from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { nodesOf } from '../document/nodes.ts';
import { quote } from '../text/quote.ts';
import type { Source } from '../text/source.ts';
import type { Range, SourceProblem } from '../text/source-problem.ts';
import { findMisreadNumber } from './misread-numbers.ts';
import { findSignsAround } from './signs-around.ts';

/** Finds texts and numbers that are valid, but that YAML reads differently than meant. */
export function findMisreadTexts(
  source: Source,
  document: Document,
  schema: Schema,
): DocumentProblem[] {
  const root: unknown = document.toJS();
  return [...nodesOf(document)].flatMap(({ node, path }): DocumentProblem[] => {
    if (!isScalar(node) || !node.range) return [];
    const field = schemaAt(schema, root, path);
    const number = findMisreadNumber(node, field);
    if (number) return [{ path, ...number }];
    if (typeof node.value !== 'string') return [];
    const role = field && metadataOf(meantOption(field, '') ?? field).role;
    const text: WrittenText = {
      source,
      range: [node.range[0], node.range[1]],
      isItem: typeof path.at(-1) === 'number',
      role,
      starts: () => startsOfLines(root, path, schema),
    };
    const problem = node.type === Scalar.PLAIN ? misreadPlain(text) : misreadBlock(text, node.type);
    if (!problem) return [];
    return [{ path, ...problem, mayBeMisindented: problem.replacement === undefined }];
  });
}

/** A text as it is written in the file, with its context. */
type WrittenText = {
  source: Source;
  range: Range;
  /** Whether the text is an item of a list. */
  isItem: boolean;
  role: Role | undefined;
  /** Returns the possible beginnings of lines in the blocks around the text. */
  starts: () => Set<string>;
};

function misreadPlain({ source, range, isItem, role, starts }: WrittenText) {
  return (
    (role === 'code' ? undefined : findSignsAround(source, range)) ??
    findComment(source, range) ??
    (isItem ? findWord(source, range) : undefined) ??
    findLine(source, range, starts, true)
  );
}

/** Checks a text below `>-` or `|`. */
function misreadBlock({ source, range, role, starts }: WrittenText, type: Scalar['type']) {
  if (type !== Scalar.BLOCK_FOLDED && type !== Scalar.BLOCK_LITERAL) return undefined;
  const line = findLine(source, range, starts, false);
  return line ?? (role === 'rich text' ? findMarkdownList(source, range) : undefined);
}

/**
 * Finds lines that begin with `-` or `1.` as in Markdown, which visitors would see as characters.
 */
function findMarkdownList({ text }: Source, [start, end]: Range): SourceProblem | undefined {
  const item = /(?<=[\r\n][ \t]*)(?:[-*+•]|\d{1,2}[.)])[ \t]+\S[^\r\n]*/g;
  const [first, second] = text.slice(start, end).matchAll(item);
  if (!first || !second) return undefined;
  const from = start + first.index;
  const key = /^\d/.test(first[0]) ? 'steps' : 'list';
  return {
    range: [from, from + first[0].length],
    message: `visitors would read these lines in one line, with their signs: ${quote(first[0])}`,
    found: quote(first[0]),
    expected: `a list of its own: - ${key}: and below it the items, each behind a dash`,
    fix: `end the text above, write - ${key}: on a line of its own, and put the items below it`,
  };
}

/** `label: Hi #1 developer`: there is no space after the `#`, so no comment was meant. */
function findComment({ text }: Source, [, end]: Range): SourceProblem | undefined {
  const [whole, rest] = /^[ \t]+(#[^\s#][^\r\n]*)/.exec(text.slice(end, end + 500)) ?? [];
  if (whole === undefined || rest === undefined) return undefined;
  return {
    range: [end + whole.length - rest.length, end + whole.length],
    message: `YAML takes ${quote(rest)} for a comment and leaves it out of the text`,
    found: quote(rest),
    expected: 'a text in quotes, or a blank after the # of a comment',
    fix: 'put quotes around the whole text; or, for a comment, a blank after the #',
  };
}

/** Nobody breaks a line as short as this because of its length. */
const shortLine = 36;

/** Finds a word below another word, such as `- PHP` and `Laravel`, whose dash is missing. */
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

/** Finds a line that looks like a key or an item, but that YAML joins to the text above. */
function findLine(
  { text }: Source,
  [start, end]: Range,
  knownStarts: () => Set<string>,
  isPlain: boolean,
): SourceProblem | undefined {
  const written = text.slice(start, end);
  if (!/[\r\n]\s*\S/.test(written)) return undefined;
  const known = knownStarts();
  for (const found of written.matchAll(/[\r\n][ \t]*((?:- *)*)([^\r\n]*)/g)) {
    const [whole, dashes = '', rest = ''] = found;
    const key = /^([\w-]+):(?:\s|$)/.exec(rest)?.[1];
    const isKnown = key !== undefined && known.has(`${dashes === '' ? '' : '- '}${key}`);
    const isItem = /^[|>][-+]?$/.test(rest) || (isPlain && dashes !== '');
    if (!isKnown && !isItem) continue;
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

/** Returns the beginnings of lines in the blocks around a text: `key`, or `- key`. */
function startsOfLines(root: unknown, path: Path, schema: Schema): Set<string> {
  const blocks = path.map((_, depth) => path.slice(0, depth));
  const keys = blocks.flatMap((block) => Object.keys(fieldsAt(schema, root, block)));
  return new Set(keys.flatMap((key) => [key, `- ${key}`]));
}
