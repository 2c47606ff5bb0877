import { isCollection, isNode, isPair, isScalar, type Node, type YAMLMap } from 'yaml';

/** A part of a text, as offsets, and the text that replaces it. */
export type TextEdit = { start: number; end: number; text: string };

export const insertion = (offset: number, text: string): TextEdit => {
  return { start: offset, end: offset, text };
};

export function withEdits(text: string, edits: readonly TextEdit[]): string {
  // The edits are applied from the last to the first, so the offsets of earlier edits stay valid.
  const fromLast = [...edits].sort((a, b) => b.start - a.start);
  return fromLast.reduce(
    (all, { start, end, text: put }) => all.slice(0, start) + put + all.slice(end),
    text,
  );
}

/** Returns the end of the line on which the text before an offset ends. */
export function endOfLine(text: string, offset: number): number {
  const end = text.slice(0, offset).trimEnd().length;
  return end + (/[\r\n]|$/.exec(text.slice(end))?.index ?? 0);
}

/** Returns the offset at which the line of an offset begins. */
export function startOfLine(text: string, offset: number): number {
  return 1 + Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1));
}

/** Returns the edit that removes whole lines, from the line of `start` to the line on which the text before `end` ends. */
export function removalOfLines(text: string, start: number, end: number): TextEdit {
  const last = endOfLine(text, end);
  const [lineBreak = ''] = /^(?:\r\n|\n|\r|)/.exec(text.slice(last)) ?? [];
  return { start: startOfLine(text, start), end: last + lineBreak.length, text: '' };
}

/** Checks whether a part of a text holds a comment, or a text that looks like one. */
export const hasComment = (text: string) => /(^|\s)#/m.test(text);

/** Returns the edit that adds keys with their values to the end of a block (a YAML mapping), written as the block is. */
export function addition(text: string, map: YAMLMap, entries: readonly string[]): TextEdit[] {
  const [first] = map.items;
  if (!map.range || !isScalar(first?.key) || !first.key.range) return [];
  if (map.flow) {
    const end = text.slice(0, map.range[1] - 1).trimEnd().length;
    const comma = text[end - 1] === ',' ? ' ' : ', ';
    return [insertion(end, `${comma}${entries.join(', ')}`)];
  }
  return linesAfter(text, first.key.range[0], endOf(map), entries);
}

/** Returns the end of the last value in a node. The range of a block may include comments that stand after it. */
export function endOf(node: Node): number {
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  const inner = isPair(last) ? (last.value ?? last.key) : last;
  return isNode(inner) ? endOf(inner) : (node.range?.[1] ?? 0);
}

/** Returns the edit that adds lines after the line on which the text before `end` ends, indented as far as the key at `start`. */
export function linesAfter(
  text: string,
  start: number,
  end: number,
  entries: readonly string[],
): TextEdit[] {
  const indent = ' '.repeat(start - startOfLine(text, start));
  const [lineBreak = '\n'] = /\r\n|\n|\r/.exec(text) ?? [];
  const lines = entries.flatMap((entry) => entry.split(/\r\n|\n|\r/));
  const added = lines.map((line) => lineBreak + (line === '' ? '' : indent + line)).join('');
  return [insertion(endOfLine(text, end), added)];
}
