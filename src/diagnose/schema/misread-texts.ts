import { isCollection, isScalar, type Node, Scalar } from 'yaml';
import {
  accepts,
  isRequired,
  meantOption,
  metadataOf,
  type Schema,
  schemaAt,
} from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithSchema } from '../document/document-with-schema.ts';
import { nodesOf } from '../document/nodes.ts';
import { printed, writeInstead } from '../text/printed.ts';
import { quote } from '../text/quote.ts';
import type { Source } from '../text/source.ts';
import type { ProblemText, Range, SourceProblem } from '../text/source-problem.ts';
import { findForeignComment } from './foreign-comment.ts';
import { findMisreadNumber } from './misread-numbers.ts';
import { findSignsAround } from './signs-around.ts';
import { startsOfLines, type WrittenText } from './written-text.ts';

/** The checks of texts without quotes, and of texts below `>-` or `|`. Only a text's first problem is reported. */
const plainChecks = [findForeign, findSignsAround, findComment, findSemicolons, findLine];
const foldedChecks = [findLine, findMarkdownList, findForeign];
/** What stands below `|` keeps its lines, so none of them was meant for a key. */
const literalChecks = [findMarkdownList, findForeign];

/** Finds texts and numbers that YAML reads differently than meant, and texts that no page can show. */
export function findMisreadTexts({
  source,
  document,
  schema,
}: DocumentWithSchema): DocumentProblem[] {
  const root: unknown = document.toJS();
  return nodesOf(document).flatMap(({ node, path }): DocumentProblem[] => {
    if (!node?.range || (!isScalar(node) && !(isCollection(node) && node.flow))) return [];
    const field = schemaAt(schema, root, path);
    const print = findPrinted(node, source, field);
    if (print) return [{ path, ...print, isHint: true }];
    if (!isScalar(node) || !node.range) return [];
    const comment = findForeignComment(node, source, { schema, root, path });
    if (comment) return [{ path, ...comment }];
    const number = findMisreadNumber(node, field);
    if (number) return [{ path, ...number, isHint: true }];
    if (typeof node.value !== 'string') return [];
    const range: Range = [node.range[0], node.range[1]];
    if (/\p{Cs}/u.test(node.value)) return [{ path, range, ...loneSurrogate }];
    const text: WrittenText = {
      file: source.text,
      range,
      written: source.text.slice(...range),
      isPlain: node.type === Scalar.PLAIN,
      isItem: typeof path.at(-1) === 'number',
      role: field && metadataOf(meantOption(field, '') ?? field).role,
      starts: () => startsOfLines(root, path, schema),
    };
    for (const check of text.role === 'code' ? [] : checksOf(node)) {
      const problem = check(text);
      // What another language has is no matter of indentation.
      const mayBeMisindented = check !== findForeign && problem?.replacement === undefined;
      if (problem) return [{ path, ...problem, mayBeMisindented, isHint: true }];
    }
    return [];
  });
}

/** Finds what a program wrote for a value that it did not have. In quotes it may be a word. */
function findPrinted(node: Node, source: Source, field?: Schema): SourceProblem | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  if (isScalar(node) && (node.type !== Scalar.PLAIN || !field || !accepts(field, 'text')))
    return undefined;
  const written = source.text.slice(start, end);
  if (!printed.test(written)) return undefined;
  const isNeeded = field !== undefined && isRequired(field);
  return {
    range: [start, end],
    message: `a program wrote ${written} for a value that it did not have`,
    found: written,
    expected: 'words of your own',
    fix: isNeeded
      ? writeInstead.replace(/,.*/, '')
      : 'remove the line, or write the words that belong here',
  };
}

/**
 * The problem of a text with half of a surrogate pair. UTF-8 cannot encode that half, so the generated HTML
 * would differ from the text that React expects in the browser.
 */
const loneSurrogate: ProblemText = {
  message: 'this text has half of a sign in it, which no page can show',
  found: 'an escape such as \\ud83d without the other half of its sign',
  expected: 'whole signs',
  fix: 'write the sign itself, such as 🙂, in place of the escape',
};

function checksOf({ type }: Scalar) {
  if (type === Scalar.PLAIN) return plainChecks;
  if (type === Scalar.BLOCK_LITERAL) return literalChecks;
  return type === Scalar.BLOCK_FOLDED ? foldedChecks : [];
}

/** Finds lines that begin with `-` or `1.` as in Markdown. Visitors would see these signs instead of a list. */
function findMarkdownList({ written, range, role }: WrittenText): SourceProblem | undefined {
  const item = /(?=[-*+•\d])(?<=[\r\n][ \t]*)(?:[-*+•]|\d{1,2}[.)])[ \t]+\S[^\r\n]*/g;
  const [first, second] = written.matchAll(item);
  if (role !== 'rich text' || !first || !second) return undefined;
  const from = range[0] + first.index;
  const key = /^\d/.test(first[0]) ? 'steps' : 'list';
  return {
    range: [from, from + first[0].length],
    message: `visitors would read these lines in one line, with their signs: ${quote(first[0])}`,
    found: quote(first[0]),
    expected: `a list of its own: - ${key}: and below it the items, each behind a dash`,
    fix: `end the text above, write - ${key}: on a line of its own, and put the items below it`,
  };
}

/** What other languages have within a text, and what YAML has for it. */
const foreign: readonly (Omit<ProblemText, 'found'> & { form: RegExp })[] = [
  {
    form: /^<(?:[uo]l|li)\b[^>]*>/i,
    message: 'a list of HTML stands here, which YAML reads as one text',
    expected: 'a line for each item, with a dash and a blank before it',
    fix: 'write each item on a line of its own, after a dash and a blank, without the tags',
  },
  {
    form: /(?=#)(?<=[\r\n][ \t]*)#+[ \t]+\S[^\r\n]*/,
    message: 'a # begins no comment within a text: visitors would read this line',
    expected: 'a comment above the key of the text, or a heading as an item of its own: - heading:',
    fix: 'remove the line, or move it above the text',
  },
];

/** Finds a list of HTML, or a line that begins with `#`, since YAML reads a comment only outside of a text. */
function findForeign({ written, range }: WrittenText): SourceProblem | undefined {
  const found = foreign.find(({ form }) => form.test(written));
  const part = found?.form.exec(written);
  if (!found || !part) return undefined;
  const { form: _, ...words } = found;
  const from = range[0] + part.index;
  return { ...words, found: quote(part[0]), range: [from, from + part[0].length] };
}

/** Finds a `#` without a space after it, as in `label: Hi #1 developer`, because probably no comment was meant. */
function findComment({ file, range: [, end] }: WrittenText): SourceProblem | undefined {
  const [whole, rest] = /^[ \t]+(#[^\s#][^\r\n]*)/.exec(file.slice(end, end + 500)) ?? [];
  if (whole === undefined || rest === undefined) return undefined;
  return {
    range: [end + whole.length - rest.length, end + whole.length],
    message: `YAML takes ${quote(rest)} for a comment and leaves it out of the text`,
    found: quote(rest),
    expected: 'a text in quotes, or a blank after the # of a comment',
    fix: 'put quotes around the whole text; or, for a comment, a blank after the #',
  };
}

/** Finds semicolons between the items of a list in brackets, such as `[PHP; MySQL]`, which YAML reads as one item. */
function findSemicolons(text: WrittenText): SourceProblem | undefined {
  const { file, range, written, isItem, role } = text;
  const isAlone = file.charAt(range[0] - 1) === '[' && file.charAt(range[1]) === ']';
  // A sentence may have such signs of its own.
  if (!isItem || !isAlone || role === 'rich text' || !/;\s|[،、，；]/.test(written))
    return undefined;
  const replacement = written.replace(/\s*(?:;\s|[،、，；])\s*/g, ', ');
  return {
    range,
    message: `YAML reads one item here: ${quote(written)}`,
    found: quote(written),
    expected: 'a comma between one item and the next, or quotes around the whole',
    fix: `write [${replacement}]`,
    replacement,
    proof: 'list',
  };
}

/** Finds a line that looks like a key or an item of a list, but that YAML reads as part of the text above. */
function findLine({ written, range, isPlain, starts }: WrittenText): SourceProblem | undefined {
  if (!/[\r\n]\s*\S/.test(written)) return undefined;
  const known = starts();
  for (const found of written.matchAll(/[\r\n][ \t]*((?:- *)*)([^\r\n]*)/g)) {
    const [whole, dashes = '', rest = ''] = found;
    const key = /^([\w-]+):(?:\s|$)/.exec(rest)?.[1];
    const isKnown = key !== undefined && known.has(`${dashes === '' ? '' : '- '}${key}`);
    const isBullet = dashes !== '' || /^[•·‣◦●]\s/.test(rest);
    const isItem = /^[|>][-+]?$/.test(rest) || (isPlain && isBullet);
    if (!isKnown && !isItem) continue;
    const from = range[0] + found.index + whole.length - dashes.length - rest.length;
    return {
      range: [from, from + dashes.length + rest.length],
      message: 'YAML takes this line for more of the text above it',
      found: quote(`${dashes}${rest}`),
      expected: 'a line that is indented like the keys above it, or quotes around the text',
      fix: 'indent this line less, like the keys above it',
    };
  }
  return undefined;
}
