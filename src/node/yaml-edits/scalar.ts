import { isScalar, type Node, parseDocument } from 'yaml';
import { refold, wrap } from './folded-lines.ts';
import { columnOf, startOfLine, startOfNextLine, type YamlText } from './yaml-text.ts';

/** Texts without quotes that YAML, or a program that reads an older version of YAML, takes for another value. */
const misread =
  /^(?:true|false|null|yes|no|on|off|y|n|~|[-+.]?\d[\d_,.:eE+-]*|0[xob][\da-f]+|[-+]?\.(?:inf|nan))$/i;
const needsEscape = /(?![\t\n\r])\p{Cc}|[\u2028\u2029\ufeff\ufffe\uffff]|\p{Cs}/u;

/** Checks whether YAML reads a text without quotes as the same text. */
function isPlain(text: string, isFlow: boolean): boolean {
  if (text === '' || text !== text.trim() || misread.test(text) || /[\n\r\t]/.test(text))
    return false;
  if (/^[-?:,[\]{}#&*!|>'"%@`=]|: |:$| #/.test(text) || needsEscape.test(text)) return false;
  if (isFlow && /[,[\]{}]|:(?=[,[\]{}]|$)/.test(text)) return false;
  const { contents, errors } = parseDocument(text, { logLevel: 'error' });
  return errors.length === 0 && isScalar(contents) && contents.value === text;
}

const singleQuoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function doubleQuoted(text: string): string {
  // JSON is YAML, but leaves some letters as they are that end a line in YAML, or that nobody sees.
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Writes a text with quotes of a kind, or with the other kind if it needs escapes. */
function quoted(text: string, style: 'single' | 'double' = 'single'): string {
  const isDouble = style === 'double' || /[\n\r\t]/.test(text) || needsEscape.test(text);
  return isDouble ? doubleQuoted(text) : singleQuoted(text);
}

/** Writes a number, a switch or a text on one line. */
export function formatScalar(value: unknown, isFlow: boolean): string {
  if (typeof value !== 'string') return String(value);
  return isPlain(value, isFlow) ? value : quoted(value);
}

/** The length from which a text on one line is written on several lines. */
const longest = 160;

/** Returns the lines of a text below `>-` or `|-`; undefined if it belongs on one line. */
export function blockLines(text: string): { header: string; lines: string[] } | undefined {
  const isFit = !/^\s|\s$|[\r\t]/.test(text) && !needsEscape.test(text);
  if (!isFit || (text.length <= longest && !text.includes('\n'))) return undefined;
  if (text.includes('\n')) return { header: '|-', lines: text.split('\n') };
  return { header: '>-', lines: wrap(text) };
}

/**
 * Returns the ways to write a text in place of a scalar, the best first: as the scalar is written, and in quotes.
 * @param indent the column of the key, which lines of the text have to be indented deeper than
 */
export function rewrite(source: YamlText, node: Node, value: string, isFlow: boolean): string[] {
  const old = isScalar(node) ? node : undefined;
  const [start = 0, end = start] = node.range ?? [];
  const written = source.text.slice(start, end);
  const double = quoted(value, 'double');
  if (node.srcToken?.type === 'block-scalar') {
    const lines = rewriteBlock(source, start, String(old?.value), value);
    return value === '' || lines === undefined ? [quoted(value), double] : [lines, double];
  }
  const style = old?.type === 'QUOTE_DOUBLE' ? 'double' : 'single';
  const isQuoted = old?.type === 'QUOTE_DOUBLE' || old?.type === 'QUOTE_SINGLE';
  const onLine = isQuoted ? quoted(value, style) : formatScalar(value, isFlow);
  if (/[\r\n]/.test(written))
    return [...refoldFlow(source, written, String(old?.value), onLine), onLine, double];
  const block = isFlow || isQuoted ? undefined : blockLines(value);
  const indent = indentOfLine(source, start) + 2;
  const tall = block && [block.header, ...indented(block.lines, indent)].join(source.lineBreak);
  return [...(tall === undefined ? [] : [tall]), onLine, double];
}

/** Returns the column at which the text of the line begins, behind dashes. */
function indentOfLine({ text }: YamlText, offset: number): number {
  const [indent = ''] = /^[ ]*(?:- +)*/.exec(text.slice(startOfLine(text, offset), offset)) ?? [];
  return indent.length;
}

export const indented = (lines: readonly string[], indent: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line));

/** Writes a text below the same header, such as `>-`; undefined if that is not possible. */
function rewriteBlock(
  source: YamlText,
  start: number,
  old: string,
  value: string,
): string | undefined {
  const { text, lineBreak } = source;
  const body = startOfNextLine(text, start);
  const header = text.slice(start, body);
  const [sign = '', ...marks] = header.trim().replace(/\s.*$/s, '');
  if (marks.some((mark) => mark !== '-')) return undefined;
  const first = /^(?:[ ]*\r?\n)*([ ]*)/.exec(text.slice(body));
  const indent = first?.[1]?.length ?? columnOf(text, start);
  // Without `-`, the line break behind the last line belongs to the text.
  const isOpen = marks.length === 0;
  const wanted = isOpen ? value.replace(/\n+$/, '') : value;
  const length = text.slice(body).search(new RegExp(`^(?! {${indent}}|[ \\t]*\\r?$)`, 'm'));
  const whole = length < 0 ? text.slice(body) : text.slice(body, body + length);
  const lines = whole
    .trimEnd()
    .split(/\r\n|\n|\r/)
    .map((line) => line.slice(indent));
  const before = isOpen ? old.replace(/\n+$/, '') : old;
  const after = sign === '|' ? wanted.split('\n') : refold(lines, before, wanted);
  return after && header + indented(after, indent).join(lineBreak);
}

/** Writes a text without a block header on several lines, as it was; nothing if it needs other quotes. */
function refoldFlow(
  { lineBreak }: YamlText,
  written: string,
  old: string,
  onLine: string,
): string[] {
  const [first = '', ...others] = written.split(/\r\n|\n|\r/);
  const indent = /^[ ]*/.exec(others[0] ?? '')?.[0].length ?? 0;
  const lines = [first, ...others.map((line) => line.trim())];
  const before = lines.join(' ');
  if (old.includes('\n') || lines.includes('') || before[0] !== onLine[0]) return [];
  const [head = '', ...tail] = refold(lines, before, onLine) ?? [];
  return [[head, ...indented(tail, indent)].join(lineBreak)];
}
