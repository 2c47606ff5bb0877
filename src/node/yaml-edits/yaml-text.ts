import { type Document, isMap, isNode, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import { nodeAt } from '../../diagnose/document/nodes.ts';
import type { Path } from '../../schema/path.ts';

/** A YAML text without errors, with its document, whose nodes know their places in the text. */
export type YamlText = { text: string; document: Document; lineBreak: string };

export function readYaml(text: string): YamlText {
  // In YAML, a CR alone ends a line too, which the parser does not know. Both have the same length.
  const document = parseDocument(text.replace(/\r(?!\n)/g, '\n'), {
    keepSourceTokens: true,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'error',
  });
  const [lineBreak = '\n'] = /\r\n|\n|\r/.exec(text) ?? [];
  return { text, document, lineBreak };
}

/** An item of a list, or a key with its value. */
export type Entry = {
  /** The offset of the dash or the key; in brackets, the offset of the item. */
  start: number;
  /** The offset behind the dash or the colon; in brackets, the same as `start` for an item. */
  sign: number;
  /** The offset behind the last letter of the value. */
  end: number;
  value: Node | undefined;
};

/** Returns the entries of a list or a block. */
export function entriesOf(node: unknown): Entry[] {
  if (isMap(node)) return node.items.map(entryOfPair);
  if (!isSeq(node)) return [];
  const token = node.srcToken;
  const items = token?.type === 'block-seq' ? token.items : [];
  const dashes = items.flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind'));
  return node.items.map((item, index) => {
    const value = asNode(item);
    const place = value?.range?.[0] ?? 0;
    const dash = dashes[index]?.offset;
    const sign = dash === undefined ? place : dash + 1;
    return { start: dash ?? place, sign, end: Math.max(sign, value ? endOf(value) : 0), value };
  });
}

function entryOfPair(pair: Pair): Entry {
  const value = asNode(pair.value);
  const start = asNode(pair.key)?.range?.[0] ?? 0;
  const colon = pair.srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
  const sign = colon ? colon.offset + 1 : start;
  return { start, sign, end: Math.max(sign, value ? endOf(value) : 0), value };
}

const asNode = (node: unknown): Node | undefined => (isNode(node) ? node : undefined);

/** Returns the offset behind the last letter of a value, without the line breaks and comments that follow it. */
function endOf(node: Node): number {
  if ((isMap(node) || isSeq(node)) && !node.flow) return entriesOf(node).at(-1)?.end ?? 0;
  const [start = 0, end = start] = node.range ?? [];
  const token = node.srcToken;
  if (token?.type !== 'block-scalar') return isEmptyNode(node) ? start : end;
  return end - (/\s*$/.exec(token.source)?.[0].length ?? 0);
}

/** Checks whether a key or a dash has no value behind it. */
export function isEmptyNode(node: Node): boolean {
  const [start = 0, end = start] = node.range ?? [];
  return start === end;
}

/** Returns the entry at a path, and the list or the block that holds it. */
export function entryAt({ document }: YamlText, path: Path) {
  const parent = nodeAt(document, path.slice(0, -1));
  const last = path.at(-1);
  const index = isMap(parent)
    ? parent.items.findIndex(({ key }) => String(key) === String(last))
    : Number(last);
  const entries = entriesOf(parent);
  return { parent, entries, index, entry: entries[index] };
}

export function isInBrackets(node: unknown): boolean {
  return (isMap(node) || isSeq(node)) && node.flow === true;
}

export function startOfLine(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** Returns the offset at which the line above begins. */
export function startOfLineAbove(text: string, lineStart: number): number {
  const end = text.slice(0, lineStart).replace(/(?:\r\n|\n|\r)$/, '').length;
  return startOfLine(text, end);
}

/** Returns the offset of the line break behind an offset, or the end of the text. */
export function endOfLine(text: string, offset: number): number {
  const length = text.slice(offset).search(/[\r\n]/);
  return length < 0 ? text.length : offset + length;
}

/** Returns the offset at which the next line begins. */
export function startOfNextLine(text: string, offset: number): number {
  const end = endOfLine(text, offset);
  return end + (text.startsWith('\r\n', end) ? 2 : Math.min(1, text.length - end));
}

export function columnOf(text: string, offset: number): number {
  return offset - startOfLine(text, offset);
}

/** Returns the end of the last line of an entry, with the comments below it that are indented deeper than it. */
export function endOfLines(text: string, { start, end }: Entry): number {
  const column = columnOf(text, start);
  let found = endOfLine(text, end);
  for (let line = startOfNextLine(text, found); line < text.length; ) {
    const lineEnd = endOfLine(text, line);
    const [, indent = '', sign] = /^([ \t]*)(\S?)/.exec(text.slice(line, lineEnd)) ?? [];
    if (sign === '#' && indent.length > column) found = lineEnd;
    else if (sign) break;
    line = startOfNextLine(text, line);
  }
  return found;
}

/** Checks whether only blanks stand before an entry on its line. */
export function isFirstOnLine(text: string, { start }: Entry): boolean {
  return text.slice(startOfLine(text, start), start).trim() === '';
}
