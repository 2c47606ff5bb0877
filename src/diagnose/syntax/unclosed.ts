import { quote, quoteForYaml } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import type { Token } from '../text/tokens.ts';
import { partsOf } from './line-parts.ts';

/** The first quotation mark or bracket that is opened but not closed, or closed too late. */
export function findUnclosed(source: Source): SourceProblem | undefined {
  const open: Token[] = [];
  for (const token of source.tokens()) {
    if (token.isPlain) continue;
    if (isRunaway(token)) return formatUnclosed(source, token, token.text.charAt(0));
    if (token.text === '[' || token.text === '{') {
      open.push(token);
    } else if (token.text === ']' || token.text === '}') {
      const last = open.pop();
      if (last && closing(last) !== token.text) return formatUnclosed(source, last, closing(last));
    }
  }
  const [first] = open;
  return first && (closedInComment(source, first) ?? formatUnclosed(source, first, closing(first)));
}

/** `{ label: C #1, url: … }`: the bracket is closed, but in a comment. */
function closedInComment(
  source: Source,
  { start, text: bracket }: Token,
): SourceProblem | undefined {
  const line = /^[^\r\n]*/.exec(source.text.slice(start))?.[0] ?? '';
  const close = closing({ text: bracket });
  const [whole, rest = ''] = /\s(#.*)$/.exec(line) ?? [];
  if (whole === undefined || !rest.includes(close)) return undefined;
  const from = start + line.length - rest.length;
  const [text = rest] = /^[^,\]}]*[^,\]}\s]/.exec(rest) ?? [];
  const number = source.lineAt(from);
  const column = from - source.startOf(number);
  const lineText = lineOf(source, number);
  // The value begins where the colon, the comma or the bracket before it ends.
  const [...signs] = lineText.slice(0, column).matchAll(/[:,]\s+|[[{]\s*/g);
  const sign = signs.at(-1);
  const valueAt = sign ? sign.index + sign[0].length : 0;
  const value = lineText.slice(valueAt, column) + text;
  // Whoever leaves out the quotes of one colour leaves out those of the other.
  const after = lineText
    .slice(column + text.length)
    .replace(
      /([:,]\s+)(#[^,\]}\s]+)/g,
      (_, lead: string, next: string) => lead + quoteForYaml(next),
    );
  return {
    range: [from, from + text.length],
    message: `YAML takes ${text} and all that follows on the line for a comment, the ${close} too`,
    found: quote(rest),
    expected: 'quotes around a text that holds a #',
    fix: `put it in quotes: ${quoteForYaml(value)}`,
    edits: [{ line: number, text: lineText.slice(0, valueAt) + quoteForYaml(value) + after }],
  };
}

/** Whether a text in quotes includes what looks like a key or an item on a later line. */
function isRunaway({ text }: Token): boolean {
  const sign = text.charAt(0);
  if (sign !== '"' && sign !== "'") return false;
  return text.length < 2 || !text.endsWith(sign) || /[\r\n]\s*(- |[\w-]+:(\s|$))/.test(text);
}

function closing({ text }: Pick<Token, 'text'>): string {
  return text === '[' ? ']' : '}';
}

function formatUnclosed(source: Source, { start, text }: Token, close: string): SourceProblem {
  const sign = text.charAt(0);
  return {
    range: [start, start + 1],
    message: `the ${sign} that is opened here is not closed`,
    found: quote(text.split(/[\r\n]/)[0] ?? sign),
    expected: `a closing ${close}`,
    fix: `put a ${close} where it ends`,
    ...(isAboveKeys(source, start, sign) && {
      fix: `remove the ${sign}, or put a ${close} where it ends`,
    }),
    edits: [closeLine(source, start, close)],
    isGuess: true,
  };
}

/** Whether the lines below a bracket are keys of their own, as in a block without brackets. */
function isAboveKeys(source: Source, offset: number, sign: string): boolean {
  const line = source.lineAt(offset);
  const [text, next] = [lineOf(source, line), lineOf(source, line + 1)];
  if (sign !== '{' || /,\s*$/.test(text) || /[,}]\s*$/.test(next)) return false;
  return next.search(/\S/) > text.search(/\S/) && partsOf(next).key !== undefined;
}

/** The last of the lines that go on with a text, further right than its key: neither keys nor items. */
function lastOfText(source: Source, first: number): number {
  let last = first;
  const { column } = partsOf(lineOf(source, first));
  while (
    lineOf(source, last + 1).search(/[^\s#-]/) > column &&
    /^\s+[^\s#-]/.test(lineOf(source, last + 1)) &&
    partsOf(lineOf(source, last + 1)).key === undefined
  )
    last += 1;
  return last;
}

/** Closes a quotation mark or a bracket at the end of a line; a bracket before the line's comment. */
function closeLine(source: Source, offset: number, close: string): LineEdit {
  const line = source.lineAt(offset);
  const whole = lineOf(source, line);
  if (isAboveKeys(source, offset, whole.charAt(offset - source.startOf(line)))) {
    const at = offset - source.startOf(line);
    return { line, text: (whole.slice(0, at) + whole.slice(at + 1)).trimEnd() };
  }
  if (!/["']/.test(close)) return { line, text: whole.replace(/\s#.*$/, '').trimEnd() + close };
  const column = offset - source.startOf(line);
  // Nothing stands behind it: the text that it was to enclose stands below.
  if (whole.slice(column + 1).trim() === '') return { line, text: `${whole.slice(0, column)}>-` };
  // Within brackets the text ends before those that close.
  const isInside = /[[{]/.test(whole.slice(0, column));
  const end = isInside ? whole.search(/\s*[}\]]+\s*$/) : -1;
  const text = whole.trimEnd();
  const last = isInside ? line : lastOfText(source, line);
  if (last > line) return { line: last, text: lineOf(source, last).trimEnd() + close };
  return { line, text: end > column ? text.slice(0, end) + close + text.slice(end) : text + close };
}
