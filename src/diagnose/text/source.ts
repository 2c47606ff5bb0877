import { Lexer, LineCounter } from 'yaml';
import { limits } from './limits.ts';
import type { LineEdit, Range } from './source-problem.ts';

/** The text of a file with its lines and tokens. Every check reads the file through this type. */
export type Source = {
  text: string;
  /** The lines without their line breaks. */
  lines: readonly string[];
  /** The line break behind each line but the last. */
  breaks: readonly string[];
  /** The lines as the owner wrote them, before any repair. */
  original: readonly string[];
  tokens: () => readonly Token[];
  /** Returns the line of an offset; lines are counted from 0. */
  lineAt: (offset: number) => number;
  /** Returns the offset at which a line begins; lines are counted from 0. */
  startOf: (line: number) => number;
};

const lineBreak = /\r\n|\n|\r/;

export function sourceOf(text: string): Source {
  const lines = text.split(lineBreak);
  return sourceOfLines(lines, text.match(new RegExp(lineBreak, 'g')) ?? [], lines);
}

function sourceOfLines(
  lines: readonly string[],
  breaks: readonly string[],
  original: readonly string[],
): Source {
  const counter = new LineCounter();
  const starts = counter.lineStarts;
  let text = '';
  for (const [index, line] of lines.entries()) {
    starts.push(text.length);
    text += line + (breaks[index] ?? '');
  }
  let tokens: readonly Token[] | undefined;
  const startOf = (line: number) => starts[line] ?? text.length;
  return {
    text,
    lines,
    breaks,
    original,
    tokens: () => {
      tokens ??= tokenise(text);
      return tokens;
    },
    lineAt: (offset) => counter.linePos(offset).line - 1,
    startOf,
  };
}

/** Applies edits. What an edit puts on lines of its own counts as one line, so the others keep their numbers. */
export function withLines({ lines, breaks, original }: Source, edits: readonly LineEdit[]): Source {
  const texts = [...lines];
  for (const { line, text } of edits) if (line < texts.length) texts[line] = text;
  return sourceOfLines(texts, breaks, original);
}

/** Returns the edit that replaces a range of a line; undefined for a range of several lines. */
export function replacing(source: Source, [start, end]: Range, text: string): LineEdit | undefined {
  const line = source.lineAt(start);
  const whole = lineOf(source, line);
  const from = start - source.startOf(line);
  const to = end - source.startOf(line);
  if (to > whole.length) return undefined;
  return { line, text: whole.slice(0, from) + text + whole.slice(to) };
}

/**
 * Returns the numbers of the lines that YAML reads together with some lines: the whole block at the top level, or only
 * the items that are concerned if the block is a list, with the key of the list.
 */
export function blockAround({ lines }: Source, some: readonly number[]): number[] {
  const [first, last] = [Math.min(...some), Math.max(...some)];
  const isTop = (line: number) => /^[a-z_"'][^\s:]*:(?:\s|$)/i.test(lines[line] ?? '');
  const all = [...lines.keys()];
  const top = all.findLast((line) => line <= first && isTop(line)) ?? 0;
  const end = all.find((line) => line > last && isTop(line)) ?? lines.length;
  const [dash = ''] =
    /^ *- /.exec(lines.slice(top + 1, end).find((line) => /^ *[^\s#]/.test(line)) ?? '') ?? [];
  const isItem = (line: number) => dash !== '' && (lines[line] ?? '').startsWith(dash);
  const start = all.findLast((line) => line <= first && line > top && isItem(line)) ?? top;
  const stop = all.find((line) => line > last && line < end && isItem(line)) ?? end;
  return all.filter((line) => line === top || (line >= start && line < stop));
}

/** Returns a line without its line break; empty if there is no such line. */
export function lineOf({ lines }: Source, line: number): string {
  return lines[line] ?? '';
}

/** A token of YAML and its place in the text. */
export type Token = {
  text: string;
  start: number;
  end: number;
  /** Whether the token is a text without quotes. */
  isPlain: boolean;
};

/**
 * The control characters that the lexer inserts between tokens, although the text does not hold
 * them. `\u001f` announces a text without quotes.
 */
const controlCharacters = new Set(['\u0002', '\u0018', '\u001f', '\ufeff']);

/**
 * Splits a text into tokens, and stops after the largest allowed number of tokens. The lexer can read any
 * text safely, even a text on which the parser would take minutes or crash the process.
 */
function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  let isPlain = false;
  for (const token of new Lexer().lex(text)) {
    if (controlCharacters.has(token)) {
      isPlain = token === '\u001f';
      continue;
    }
    const end = start + token.length;
    tokens.push({ text: token, start, end, isPlain });
    if (tokens.length > limits.tokens) break;
    start = end;
    isPlain = false;
  }
  return tokens;
}
