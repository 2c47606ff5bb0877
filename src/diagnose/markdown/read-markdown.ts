import { Lexer, type Token, type Tokens } from 'marked';
import { isScalar, type Node } from 'yaml';
import { pathBesideText } from '../../shared/text-media.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { Range } from '../text/source-problem.ts';
import { findHtml } from './foreign.ts';
import { nodeAt } from './nodes.ts';
import { placeOf, type Reader, readInline, wordsIn } from './read-inline.ts';

/** The blocks of a text are read with the levels of its headings: that of the largest, and of the one before. */
type BlockReader = Reader & { top: number; level: number };

/** More marks of quotes and lists at the beginning of a line, or more blanks, take the parser too long. A line of the same marks parts a text. */
const tooDeep =
  /^(?![ \t]*([*_-])(?:[ \t]*\1)*[ \t]*$)(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){16}|^[ \t]{80,}(?:[>*+-]|\d{1,9}[.)])/m;

/** Reads Markdown as the blocks of a running text; its title, if it begins with one; and what is wrong with it. */
export function readMarkdown(
  file: string,
  text: string,
  start: number,
  pages: Reader['pages'] = {},
) {
  const problems: DocumentProblem[] = [];
  const whole: Range = [start, text.length];
  const tell: Reader['tell'] = (found, within, words, isHint = false) =>
    problems.push({ ...words, found, path: [], range: placeOf(found, within, text), isHint });
  const [deep] = tooDeep.exec(text) ?? [];
  if (deep !== undefined) tell(deep, [0, text.length], nested);
  const lexed = deep === undefined ? Lexer.lex(text.slice(start), { gfm: true }) : [];
  const tokens = lexed.filter((token) => token.type !== 'heading' || token.text !== '');
  const [first, ...others] = tokens.filter(({ type }) => !/space|def|html/.test(type));
  const isTop = (token: Token | undefined) => token?.type === 'heading' && token.depth === 1;
  const title = isTop(first) && !others.some(isTop) ? first : undefined;
  const blocks = tokens.filter((token) => token !== title);
  const levels = blocks.map((token) => (token.type === 'heading' ? token.depth : Infinity));
  const top = Math.min(...levels);
  const reader = { file, pages, text, tell, top, level: title ? 1 : top };
  return {
    title: title && headingOf(title, placeOf(title.raw, whole, text)),
    paragraphs: readBlocks(blocks, whole, reader),
    problems,
  };
}

const nested = {
  message: 'lists or quotes stand here within each other without end',
  expected: 'a few levels',
  fix: 'write the words at the beginning of the line',
};

/** Makes something of each of some tokens, with its place. */
function eachIn<T extends { raw: string } | { text: string }, Result>(
  all: readonly T[],
  [start, end]: Range,
  { text }: Reader,
  make: (one: T, place: Range) => Result,
): Result[] {
  let from = start;
  return all.map((one) => {
    const place = placeOf('raw' in one ? one.raw : one.text, [from, end], text);
    if (place[1] < end) from = place[1];
    return make(one, place);
  });
}

const readBlocks = (tokens: readonly Token[], range: Range, reader: BlockReader): Node[] =>
  eachIn(tokens, range, reader, (token, place) =>
    readBlock(token, place, reader).map((block) => nodeAt(block, place)),
  ).flat();

/** Returns the blocks that a token stands for. */
function readBlock(token: Token, range: Range, reader: BlockReader): unknown[] {
  const { raw } = token;
  if (token.type === 'paragraph' || token.type === 'text')
    return readParagraph(token, range, reader);
  if (token.type === 'heading') {
    if (token.depth > reader.level + 1) reader.tell(raw, range, skipped, true);
    reader.level = token.depth;
    return [{ [token.depth === reader.top ? 'heading' : 'subheading']: headingOf(token, range) }];
  }
  if (token.type === 'list') {
    const items = readItems(token.items, range, reader);
    if (items.length === 0) return [];
    const start = token.start === 1 ? undefined : token.start;
    return [token.ordered ? { steps: items, start } : { list: items }];
  }
  if (token.type === 'blockquote')
    return readQuote(readBlocks(token.tokens ?? [], range, reader), raw);
  if (token.type === 'table') return [readTable(token, range, reader)];
  if (token.type === 'hr') return [{ rule: true }];
  if (token.type === 'code') {
    // Other programs write a name of the file behind it, or braces around it.
    const [language] = String(token.lang ?? '').match(/[\p{L}\d][\p{L}\d+#_-]*/u) ?? [];
    return token.text.trim() === '' ? [] : [{ code: token.text, language }];
  }
  const html = token.type === 'html' ? findHtml(raw) : undefined;
  if (html) reader.tell(html.found, range, html);
  return [];
}

const skipped = {
  message: 'this heading is more than one level below the one before it',
  expected: 'a heading of the next level, or of one above it',
  fix: 'write at most one # more than the heading before has',
};

const headingOf = ({ tokens = [] }: Tokens.Generic, range: Range) => nodeAt(wordsIn(tokens), range);

/** Reads a paragraph, or the pictures that stand in it on lines of their own. */
function readParagraph({ tokens = [] }: Tokens.Generic, range: Range, reader: Reader): unknown[] {
  const said = tokens.filter(({ raw }) => raw.trim() !== '');
  if (!said.every(({ type }) => type === 'image'))
    return [readInline(tokens, range, reader)].filter(Boolean);
  return said.map(({ raw, href, text, title }: Tokens.Generic) => {
    if (text === '') reader.tell(raw, range, wordless);
    return {
      picture: pathBesideText(reader.file, href),
      alt: text || '…',
      caption: title || undefined,
    };
  });
}

const wordless = {
  message: 'for those who cannot see the picture, its words are missing',
  expected: 'what the picture shows, between [ and ]',
  fix: 'write ![what it shows](path of the file)',
};

/** Reads the items of a list. One that is more than a text has blocks of its own. */
const readItems = (items: readonly Tokens.ListItem[], range: Range, reader: BlockReader) =>
  eachIn(items, range, reader, ({ tokens, task, checked }, place) => {
    const blocks = readBlocks(tokens, place, reader);
    const [first, ...others] = blocks;
    if (task && isScalar(first)) first.value = `${checked ? '☑' : '☐'} ${first.value}`;
    if (!first) return [];
    return [isScalar(first) && others.length === 0 ? first : { paragraphs: blocks }];
  }).flat();

/** Turns the paragraphs of a quote into quotes. Its last line may say who said it. */
function readQuote(blocks: readonly Node[], raw: string): unknown[] {
  const [line = '', by] = /\n[>\s]*(?:—|–|--)\s*(\S[^\n]{0,60}?)\s*$/.exec(raw) ?? [];
  const last = blocks.findLast(isScalar);
  if (last)
    last.value = String(last.value)
      .slice(0, -line.replace(/^[>\s]+/, '').trim().length || undefined)
      .trim();
  const said = blocks.filter((block) => !isScalar(block) || block.value !== '');
  const end = said.findLast(isScalar);
  return said.map((block) =>
    isScalar(block) ? { quote: block, by: block === end ? by : undefined } : block,
  );
}

function readTable({ header, rows }: Tokens.Generic, range: Range, reader: Reader): unknown {
  const heads: readonly Tokens.TableCell[] = header;
  const all: readonly Tokens.TableCell[] = [...heads, ...rows.flat()];
  const cells = eachIn(all, range, reader, ({ tokens }, place) =>
    nodeAt(readInline(tokens, place, reader), place),
  );
  const width = heads.length;
  const table = Array.from({ length: cells.length / width }, (_, row) =>
    cells.slice(row * width, (row + 1) * width),
  );
  const align = heads.map((cell) => sides[cell.align ?? 'left']);
  return { table, align: heads.some((cell) => cell.align) ? align : undefined };
}

const sides = { left: 'start', center: 'center', right: 'end' };
