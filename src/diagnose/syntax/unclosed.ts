import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import type { Token } from '../text/tokens.ts';
import { partsOf } from './line-parts.ts';

/** The first quotation mark or bracket without its partner, with each way to put it right. */
export function findUnclosed(source: Source): SourceProblem[] {
  const unclosed = firstUnclosed(source);
  if (!unclosed) return [];
  const { start, text } = unclosed;
  const sign = text.charAt(0);
  const close = closing(sign);
  const line = source.lineAt(start);
  const last = /["']/.test(sign) ? lastOfText(source, line) : line;
  const meant = closedLines(lineOf(source, line), start - source.startOf(line), close);
  const edits = meant.map((each) => ({ line, text: each }));
  if (last > line) edits.unshift({ line: last, text: lineOf(source, last).trimEnd() + close });
  const isAboveKeys = sign === '{' && partsOf(lineOf(source, line + 1)).key !== undefined;
  return edits.map((edit) => ({
    range: [start, start + 1],
    message: `the ${sign} that is opened here is not closed`,
    found: quote(text.split(/[\r\n]/)[0] ?? sign),
    expected: `a closing ${close}`,
    fix: `${isAboveKeys ? `remove the ${sign}, or ` : ''}put a ${close} where it ends`,
    edits: [edit],
    isGuess: true,
  }));
}

function firstUnclosed(source: Source): Token | undefined {
  const open: Token[] = [];
  for (const token of source.tokens()) {
    if (token.isPlain) continue;
    if (isRunaway(token)) return token;
    if (token.text === '[' || token.text === '{') open.push(token);
    if (token.text !== ']' && token.text !== '}') continue;
    const last = open.pop();
    if (last && closing(last.text) !== token.text) return last;
  }
  return open[0];
}

/** Whether a text in quotes includes what looks like a key or an item on a later line. */
function isRunaway({ text }: Token): boolean {
  const sign = text.charAt(0);
  if (sign !== '"' && sign !== "'") return false;
  return text.length < 2 || !text.endsWith(sign) || /[\r\n]\s*(- |[\w-]+:(\s|$))/.test(text);
}

function closing(sign: string): string {
  return { '[': ']', '{': '}' }[sign] ?? sign;
}

/** A line with a sign closed: by the right bracket at its end, before the brackets around it, before a comment; or without it. */
function closedLines(text: string, column: number, close: string): string[] {
  const [before, rest] = [text.slice(0, column), text.slice(column + 1)];
  const isQuote = /["']/.test(close);
  // Where nothing stands behind it, the text that it was to enclose stands below.
  if (isQuote && rest.trim() === '') return [`${before}>-`];
  const whole = text.trimEnd();
  const isInside = /[[{]/.test(before);
  return [
    ...(isQuote ? [] : [whole.replace(/[}\]]$/, close)]),
    isInside ? whole.replace(/\s*[}\]]+$/, (end) => close + end) : whole + close,
    whole.replace(/\s+#.*$/, '') + close,
    (before + rest).trimEnd(),
  ];
}

/** The last of the lines that go on with a text, further right than its key: neither keys nor items. */
function lastOfText(source: Source, first: number): number {
  const { column } = partsOf(lineOf(source, first));
  const isOther = (text: string) =>
    text.search(/[^\s#-]/) <= column || partsOf(text).key !== undefined;
  const end = source.lines.findIndex((text, line) => line > first && isOther(text));
  return (end < 0 ? source.lines.length : end) - 1;
}
