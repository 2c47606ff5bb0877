import {
  Composer,
  type Document,
  isAlias,
  isMap,
  isNode,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLParseError,
} from 'yaml';
import { nodeAt } from '../../../diagnose/document/nodes.ts';
import { parseSyntax } from '../../../diagnose/syntax/complexity.ts';
import type { Path } from '../../../schema/path.ts';
import { memoizeTexts } from '../../../shared/memoize.ts';

/** A YAML text, and its document, whose nodes know their places in the text. */
export type YamlText = { text: string; document: Document };

const options = { keepSourceTokens: true, uniqueKeys: false, logLevel: 'error' } as const;

/**
 * Reads a text, without its byte order mark and with `\n` in place of other line breaks. A text that is too deeply nested
 * would stop the process, and has an error instead. So has an alias, which the check refuses: it may stand for nothing,
 * or for more than the memory holds. The document is shared by all who read the text, so nobody may change it.
 */
export const readYaml = memoizeTexts((original): YamlText => {
  const text = original.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const tree = parseSyntax(text);
  const isSafe = Array.isArray(tree);
  const composed = new Composer(options).compose(isSafe ? tree : [], true, text.length);
  const [document = parseDocument('')] = composed;
  const refuse = (message: string) => {
    document.errors.push(new YAMLParseError([0, 1], 'IMPOSSIBLE', message));
    return new Scalar(null);
  };
  if (!isSafe) refuse(tree.message);
  visit(document, (_, node) => (isAlias(node) ? refuse('values are not repeated') : undefined));
  return { text, document };
});

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
    const place = asNode(item)?.range?.[0] ?? 0;
    const dash = dashes[index]?.offset;
    return entryOf(item, dash ?? place, dash === undefined ? place : dash + 1);
  });
}

function entryOfPair({ key, value, srcToken }: Pair): Entry {
  const start = asNode(key)?.range?.[0] ?? 0;
  const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
  return entryOf(value, start, colon ? colon.offset + 1 : start);
}

function entryOf(item: unknown, start: number, sign: number): Entry {
  const value = asNode(item);
  return { start, sign, end: Math.max(sign, value ? endOf(value) : 0), value };
}

const asNode = (node: unknown): Node | undefined => (isNode(node) ? node : undefined);

/** Returns the offset behind the last letter of a value, without the line breaks and comments that follow it. */
function endOf(node: Node): number {
  if ((isMap(node) || isSeq(node)) && !node.flow) return entriesOf(node).at(-1)?.end ?? 0;
  const [start = 0, end = start] = node.range ?? [];
  const token = node.srcToken;
  return token?.type === 'block-scalar'
    ? end - token.source.length + token.source.trimEnd().length
    : end;
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
