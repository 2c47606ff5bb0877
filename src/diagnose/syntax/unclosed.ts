import { quote } from '../schema/describe-value.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import type { Mistake } from './complexity.ts';

/** A quotation mark or bracket that is never closed, with the sign that would close it. */
export type Unclosed = Mistake & { close: string };

/** The first quotation mark or bracket that is opened and not closed where it should be. */
export function findUnclosed(text: string): Unclosed | undefined {
  const open: Token[] = [];
  for (const token of tokensOf(text)) {
    if (token.isPlain) continue;
    if (isRunaway(token)) return unclosed(token, token.text.charAt(0));
    if (token.text === '[' || token.text === '{') {
      // A bracket may be open over several lines, but no key or item begins inside of it.
      open.push(token);
    } else if (token.text === ']' || token.text === '}') {
      const last = open.pop();
      if (last && closing(last) !== token.text) return unclosed(last, closing(last));
    }
  }
  const [first] = open;
  return first && (cutShort(text, first) ?? unclosed(first, closing(first)));
}

/** `{ label: C #1, url: … }`: the bracket is closed, but in a comment. */
function cutShort(text: string, { start, text: bracket }: Token): Unclosed | undefined {
  const line = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  const close = closing({ text: bracket });
  const [whole, rest = ''] = /\s(#.*)$/.exec(line) ?? [];
  if (whole === undefined || !rest.includes(close)) return undefined;
  const from = start + line.length - rest.length;
  return {
    range: [from, from + rest.length],
    message: `YAML takes all from the # on for a comment, the ${close} too`,
    found: quote(rest),
    expected: 'quotes around a text that holds a #',
    fix: 'put quotes around the text with the #',
    close,
  };
}

/** Whether a text in quotes runs into what looks like the next line of the file. */
function isRunaway({ text }: Token): boolean {
  const sign = text.charAt(0);
  if (sign !== '"' && sign !== "'") return false;
  return text.length < 2 || !text.endsWith(sign) || /[\r\n]\s*(- |[\w-]+:(\s|$))/.test(text);
}

function closing({ text }: Pick<Token, 'text'>): string {
  return text === '[' ? ']' : '}';
}

function unclosed({ start, text }: Token, close: string): Unclosed {
  const sign = text.charAt(0);
  return {
    range: [start, start + 1],
    message: `the ${sign} that is opened here is not closed`,
    found: quote(text.split(/[\r\n]/)[0] ?? sign),
    expected: `a closing ${close}`,
    fix: `put a ${close} where it ends`,
    close,
  };
}
