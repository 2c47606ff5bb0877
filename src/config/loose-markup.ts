import { Lexer, type Token } from 'marked';
import { findLinkFault } from './link-target.ts';
import type { MarkupFault } from './markup.ts';

/** What stands for a part that is no plain text, so that its neighbours are known to have one. */
const marks = { part: '\ue000', emphasis: '\ue001' };

/** A `**` at one end of words; between blanks or digits it is a sign of the text. */
const looseBold = /\*\*(?=[^\s*])(?<!\d\*\*(?=\d))|(?<=[^\s*])\*\*(?!\d)|\*\ue001|\ue001\*/;

const brokenLink = /\[[^\][]*\]\(([^()]*)/;

/** Markup that was begun and is none, which visitors would read as it is written. */
export function findLooseMarkup(text: string): MarkupFault | undefined {
  const tokens = Lexer.lexInline(text, { gfm: false });
  const backslash = linkWithBackslash(tokens);
  if (backslash) return backslashFault(text, backslash);
  const words = plainWords(tokens);
  const link = words.flatMap((part) => brokenLink.exec(part) ?? [])[1];
  if (link !== undefined) return brokenLinkFault(text, link);
  if (!words.some((part) => looseBold.test(part))) return undefined;
  return {
    expected: 'bold words between ** and **, without blanks at their ends',
    fix: 'write ** right before the words and right behind them, or \\*\\* to show the signs',
  };
}

function brokenLinkFault(text: string, address: string): MarkupFault {
  const isClosed = text.includes(`](${address})`);
  if (isClosed && /\s/.test(address.trim())) {
    const better = address.startsWith('/') ? `<${address}>` : findLinkFault(address)?.meant;
    const meant = text.replace(`](${address})`, () => `](${better})`);
    return {
      expected: 'a link whose address has no blanks',
      ...(better !== undefined && !findLooseMarkup(meant)
        ? { meant }
        : { fix: 'write an address without blanks, or \\[ to show the brackets' }),
    };
  }
  return {
    expected: 'a link with an address between ( and )',
    fix: 'write ) right behind the address, without a backslash, or \\[ to show the brackets',
  };
}

/** A link whose address holds a backslash that is none of Markdown's own. */
function linkWithBackslash(tokens: readonly Token[]): Token | undefined {
  for (const token of tokens) {
    if (token.type === 'link' && String(token['href']).includes('\\')) return token;
    const inside = 'tokens' in token && linkWithBackslash(token.tokens ?? []);
    if (inside) return inside;
  }
  return undefined;
}

function backslashFault(text: string, { raw }: Token): MarkupFault {
  const expected = 'a link whose address has / in place of the backslash';
  const at = raw.lastIndexOf('](') + 2;
  const address = raw
    .slice(at)
    .replace(/^(https?:)\\+/i, '$1//')
    .replace(/\\+/g, '/')
    .replace(/^(?=[\w-]+\/.*\.\w+\)$)/, '/');
  // A drive of the owner's computer is nowhere on the web.
  if (/^(?:[a-z]|file):/i.test(address)) {
    return {
      expected,
      fix: 'put the file below public/ and write its path, such as /files/cv.pdf',
    };
  }
  return { expected, meant: text.replace(raw, () => raw.slice(0, at) + address) };
}

/** The plain text of a text, and that of each of its parts that hold others. */
function plainWords(tokens: readonly Token[]): string[] {
  const here = tokens.map(({ type, raw }) => {
    if (type === 'text') return raw;
    return type === 'em' ? marks.emphasis : marks.part;
  });
  const inside = tokens.flatMap((token) =>
    'tokens' in token && token.type !== 'text' ? plainWords(token.tokens ?? []) : [],
  );
  return [here.join(''), ...inside];
}
