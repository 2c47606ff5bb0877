import { quote } from '../text/quote.ts';
import { lineOf, type Source, type Token } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { partsOf } from './line-parts.ts';

/**
 * Finds the first quotation mark or bracket that is never closed, and returns each possible repair.
 */
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
  // A file that was cut off ends within a line. What is lost of its last text nobody but the owner knows.
  const isCut = last === source.lines.length - 1 && edits[0]?.text.endsWith(close) === true;
  return edits.map((edit, index) => ({
    range: [start, start + 1],
    message: isCut
      ? `the file ends in the middle of what the ${sign} opens here`
      : `the ${sign} that is opened here is not closed`,
    found: quote(text.split(/[\r\n]/)[0] ?? sign),
    expected: `a closing ${close}`,
    fix: isCut
      ? `write the rest of it and a ${close}; what was below it may be lost too`
      : `put a ${close} where it ends, or remove the ${sign}`,
    edits: [edit],
    // An apostrophe may stand for letters at the beginning of a word, as in '90s.
    isGuess:
      isCut ||
      index > 0 ||
      edits.length === 1 ||
      /^'(?:\d|t[iw]|(?:n|s|em|round|cause)\b)/i.test(text),
  }));
}

function firstUnclosed(source: Source): Token | undefined {
  const open: Token[] = [];
  for (const token of source.tokens()) {
    if (token.isPlain) continue;
    if (isRunaway(token)) return token;
    const outer = open.at(-1);
    if (outer && isLineOfFile(source, token, outer)) return outer;
    if (token.text === '[' || token.text === '{') open.push(token);
    if (token.text !== ']' && token.text !== '}') continue;
    const last = open.pop();
    if (last && closing(last.text) !== token.text) return last;
  }
  return open[0];
}

/** Checks whether a token within brackets begins an item, or a key no further to the right than the line of the bracket. */
function isLineOfFile(source: Source, { start }: Token, bracket: Token): boolean {
  const text = lineOf(source, source.lineAt(start));
  const { indent, dashes, key } = partsOf(text);
  const opening = lineOf(source, source.lineAt(bracket.start));
  if (start !== source.startOf(source.lineAt(start)) + indent) return false;
  return dashes.length > 0 || (key !== undefined && indent <= partsOf(opening).indent);
}

/** Checks whether a quoted text is never closed, or closes only after a later line that looks like a key or an item. */
function isRunaway({ text }: Token): boolean {
  const sign = text.charAt(0);
  if (sign !== '"' && sign !== "'") return false;
  return text.length < 2 || !text.endsWith(sign) || /[\r\n]\s*(- |[\w-]+:(\s|$))/.test(text);
}

function closing(sign: string): string {
  return { '[': ']', '{': '}' }[sign] ?? sign;
}

/** Returns the possible repairs of a line: the quote or bracket is closed at the end of the line, or removed. */
function closedLines(text: string, column: number, close: string): string[] {
  const [before, rest] = [text.slice(0, column), text.slice(column + 1)];
  const isQuote = /["']/.test(close);
  // If the opening quote ends its line, the text stands on the lines below, so `>-` replaces the quote.
  if (isQuote && rest.trim() === '') return [`${before}>-`];
  const isInside = /[[{]/.test(before);
  // A mark may have been closed by one of a word processor.
  const curly = isQuote ? /[“”„‟«»‘’](?=\s*(?:[,}\]]|$))/.exec(rest) : undefined;
  const end = isInside ? (isQuote ? quoteEnd : insideEnd) : lineEnd;
  const at = curly?.index ?? rest.search(end);
  return [
    text.slice(0, column + 1) + rest.slice(0, at) + close + rest.slice(at + (curly ? 1 : 0)),
    (before + rest).trimEnd(),
  ];
}

/** Match the end of a line, what brackets around it close there, and the next key within them. */
const lineEnd = /\s*(?:\s#.*)?$/;
const insideEnd = /\s*[}\]]+\s*(?:\s#.*)?$|\s*$/;
const quoteEnd = new RegExp(`\\s*,\\s+[\\w-]+:\\s|${insideEnd.source}`);

/** Finds the last line of a text, which ends above an empty line, a key, or a line that is not indented further. */
function lastOfText(source: Source, first: number): number {
  const { column } = partsOf(lineOf(source, first));
  const isOther = (text: string) =>
    text.search(/[^\s#-]/) <= column || partsOf(text).key !== undefined;
  const end = source.lines.findIndex((text, line) => line > first && isOther(text));
  return (end < 0 ? source.lines.length : end) - 1;
}
