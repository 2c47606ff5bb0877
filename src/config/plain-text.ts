import { titleVariables } from '../shared/template.ts';
import type { TextProblem } from './text-problem.ts';

const quoteAtOneEnd = /^["“”„‟«»]|["“”„‟«»]$/;
const doubleQuotes = /["“”„‟«»]/g;

/** Finds an unpaired quotation mark at one end of a text. Returns undefined for uncertain cases. */
export function findStrayQuote(text: string): TextProblem | undefined {
  const [mark, ...others] = text.match(doubleQuotes) ?? [];
  if (mark === undefined || others.length > 0 || !quoteAtOneEnd.test(text)) return undefined;
  const expected = `a text without the ${mark} at one end, which has no partner`;
  // In `"Hello'`, the last character was meant to be the same quotation mark as the first.
  if (text.startsWith(mark)) return { expected, meant: text.slice(1).replace(/['‘’]$/, '') };
  // After a digit, the mark means inches.
  if (/\d.$/.test(text)) return undefined;
  // An apostrophe may begin a text ('tis), but with a mark at the text's end, it is a quotation mark.
  return { expected, meant: text.slice(0, -1).replace(/^['‘‚]/, '') };
}

const titleVariable = new RegExp(`\\{(?:${titleVariables.join('|')})\\}`);

/** Matches a text that consists only of a variable of a template language or a shell. */
const onlyVariable = /^\s*(\$\{[\w.-]+\}|\$[A-Z][A-Z\d_]+|\{\{.*\}\}|\{%.*%\})\s*$/s;

/** Finds a variable in a text that is no template. Visitors would see the variable's name. */
export function findVariable(text: string): TextProblem | undefined {
  const inTitle = titleVariable.exec(text)?.[0];
  const found = inTitle ?? onlyVariable.exec(text)?.[1];
  if (found === undefined) return undefined;
  const filler = inTitle === undefined ? 'nothing' : 'only the title of a page';
  return {
    expected: `a text without ${found}, which ${filler} fills in`,
    fix: `write the words themselves in place of ${found}`,
  };
}

/** HTML tags that owners may copy from web pages. Other tags, such as <video>, may be the text's subject. */
const tags = 'b|strong|i|em|u|s|p|span|div|font|center|small|sup|sub|mark|code|a|h[1-6]|ul|ol|li';
const htmlElement = new RegExp(`<br\\s*/?>|<(${tags})(?:\\s[^<>]*)?>[\\s\\S]*?</\\1>`, 'i');
const singleTag = new RegExp(`</?(?:${tags})\\b[^<>]*>`, 'gi');

/** The usual HTML character references and their characters. */
const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', nbsp: ' ', quot: '"', apos: "'", lt: '<', gt: '>', ndash: '–', mdash: '—' },
    ...{ hellip: '…', copy: '©', reg: '®', trade: '™', euro: '€', eacute: 'é', egrave: 'è' },
    ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', szlig: 'ß', ntilde: 'ñ' },
  }),
);
const reference = new RegExp(`&(${[...signs.keys()].join('|')}|#\\d{2,5}|#x[\\da-f]{2,4});`, 'gi');

/** Finds HTML in a text, where visitors would see the tags. */
export function findHtml(text: string): TextProblem | undefined {
  return findTags(text, '', (html) => html) ?? findReference(text);
}

/** Finds HTML in a Markdown text, and proposes Markdown instead of some tags. */
export function findHtmlInMarkdown(text: string): TextProblem | undefined {
  const instead = ': **bold**, *emphasis* and [links](projects) are written so';
  return findTags(text, instead, toMarkdown) ?? findReference(text);
}

function findTags(
  text: string,
  instead: string,
  translate: (html: string) => string,
): TextProblem | undefined {
  const found = htmlElement.exec(text)?.[0];
  if (found === undefined) return undefined;
  const tag = /^<[a-z\d]+/i.exec(found)?.[0].toLowerCase() ?? '';
  return {
    expected: `a text without ${tag}>, which visitors would read as it stands${instead}`,
    meant: translate(text)
      .replace(/<br\s*\/?>/gi, ' ')
      .replace(singleTag, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

function toMarkdown(html: string): string {
  return html
    .replace(/<(b|strong)\b[^<>]*>\s*([\s\S]*?)\s*<\/\1>/gi, '**$2**')
    .replace(/<(i|em)\b[^<>]*>\s*([\s\S]*?)\s*<\/\1>/gi, '*$2*')
    .replace(/<code\b[^<>]*>([\s\S]*?)<\/code>/gi, '`$1`')
    .replace(/<a\b[^<>]*?href=["']?([^"'\s<>]+)["']?[^<>]*>([\s\S]*?)<\/a>/gi, '[$2]($1)');
}

function findReference(text: string): TextProblem | undefined {
  const [written] = text.match(reference) ?? [];
  if (written === undefined) return undefined;
  const meant = text.replace(reference, (_, name: string) => signOf(name));
  return { expected: `the sign itself in place of ${written}`, meant };
}

function signOf(name: string): string {
  const [, base, digits = ''] = /^#(x?)([\da-f]+)$/i.exec(name) ?? [];
  if (base !== undefined) return String.fromCharCode(Number.parseInt(digits, base ? 16 : 10));
  const sign = signs.get(name.toLowerCase()) ?? '';
  return /^[A-Z][a-z]/.test(name) ? sign.toUpperCase() : sign;
}
