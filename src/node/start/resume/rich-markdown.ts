import { isDeepStrictEqual } from 'node:util';
import { decodeHTML } from 'entities';
import { Lexer, type Token, type Tokens } from 'marked';
import { text, verbatim } from '../../../config/fields.ts';
import { foreignLink } from '../../../config/links.ts';
import { findReference, findTags } from '../../../config/plain-text.ts';
import { mapLinks, readRichText, richText } from '../../../config/rich-text.ts';
import { type Phrase, type RichText, wordsOf } from '../../../shared/rich-text.ts';
import { accepted, oneLine } from './clean.ts';
import { inBrackets, isHtml, replaceBlockTags, withLinks } from './foreign-html.ts';

/** A block of running text, as the section `prose` has it. Its texts are Markdown, but for headings and code. */
export type Block =
  | string
  | { heading: string }
  | { list: string[] }
  | { steps: string[] }
  | { quote: string }
  | { code: string };

/** Reads Markdown of strangers as blocks whose Markdown the texts of a site may have. */
export function readBlocks(markdown: string): Block[] {
  const html = [markdown, decodeHTML(markdown)].find(isHtml);
  const withoutTags = html === undefined ? markdown : replaceBlockTags(html);
  const lines = withoutTags
    .replace(/^[ \t]*[•·▪◦‣●][ \t]*/gm, '- ')
    // The parser calls itself for each quote or list within another, and would exhaust the memory for calls.
    .replace(/^((?:(?:[>#+*-]|\d{1,9}[.)])[ \t]*){8})(?:(?:[>#+*-]|\d{1,9}[.)])[ \t]*)+/gm, '$1');
  return Lexer.lex(lines, { gfm: false }).flatMap(readBlock);
}

/** Reads Markdown as the texts of its blocks and of their items, in order. */
export function readTexts(markdown: string): string[] {
  return textsOf(readBlocks(markdown));
}

/** Returns the texts of blocks and of their items, in order. */
export function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (typeof block === 'string') return block;
    if ('list' in block) return block.list;
    if ('steps' in block) return block.steps;
    if ('quote' in block) return block.quote;
    return richLine(escaped('heading' in block ? block.heading : block.code));
  });
}

/** Reads Markdown as the words that a visitor reads, in one line. */
export function plainWords(markdown: string): string {
  return readTexts(markdown)
    .map((each) => wordsOf(readRichText(each)))
    .join(' ');
}

/** Reads Markdown as one text that a field of rich text accepts; as none if there are no words in it. */
export function richLine(markdown: string): string[] {
  const words = withoutHtml(withLinks(oneLine(markdown))).replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1');
  const rich = withSafeLinks(readRichText(words));
  const fitting = [writeRich(rich), writePhrases(rich, escaped)].find(
    (each) => richText.safeParse(each).success,
  );
  const bare = () => accepted(richText, wordsOf(rich).replace(/[[\]]/g, ' '));
  return [fitting ?? bare() ?? []].flat();
}

/** Writes a text as Markdown, without backslashes if it means the same without. */
export function writeRich(rich: RichText): string {
  const plain = writePhrases(rich, (words) => words);
  return isDeepStrictEqual(readRichText(plain), rich) ? plain : writePhrases(rich, escaped);
}

/** Writes plain words as Markdown that `plainWords` reads as the same words. */
export function markdownOf(words: string): string {
  return [words, escaped(words)].find((each) => plainWords(each) === words) ?? plainWords(words);
}

/** Writes blocks as Markdown. */
export function writeBlocks(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join('\n\n');
}

/** Repeats a change of a value until it changes no more, so that what is written is read as the same. */
export function settled<T>(value: T, change: (value: T) => T): T {
  let [before, after] = [value, change(value)];
  for (let round = 0; round < 5 && !isDeepStrictEqual(after, before); round += 1)
    [before, after] = [after, change(after)];
  return after;
}

/** Returns Markdown in the form in which an import leaves it in one text. */
export function settledLine(markdown: string): string {
  return settled(markdown, (text) => richLine(readTexts(text).join(' ')).join(' '));
}

function readBlock(token: Token): Block[] {
  const { type } = token;
  if (type === 'heading') {
    const heading = accepted(text, plainWords(token.text));
    return heading === undefined ? [] : [{ heading }];
  }
  if (type === 'list') {
    const items = token.items.flatMap(readItem);
    if (items.length === 0) return [];
    return [token.ordered ? { steps: items } : { list: items }];
  }
  if (type === 'blockquote') {
    const quote = richLine((token.tokens ?? []).map(textOf).join(' '));
    return quote.map((each) => ({ quote: each }));
  }
  if (type === 'code' && token.codeBlockStyle !== 'indented') {
    const code = accepted(verbatim, token.text);
    return code === undefined ? [] : [{ code }];
  }
  if (type === 'html') return richLine(escaped(token.text));
  return type === 'paragraph' || type === 'text' || type === 'code' ? richLine(token.text) : [];
}

function textOf(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}

/** Reads an item of a list. The items of a list in it follow it in the same list. */
function readItem({ tokens }: Tokens.ListItem): string[] {
  return tokens.flatMap((token) =>
    token.type === 'list' ? token.items.flatMap(readItem) : richLine(textOf(token)),
  );
}

function writeBlock(block: Block): string {
  if (typeof block === 'string') return guarded(block);
  if ('heading' in block) return `## ${markdownOf(block.heading)}`;
  if ('list' in block) return block.list.map((item) => `- ${guarded(item)}`).join('\n');
  if ('steps' in block)
    return block.steps.map((item, index) => `${index + 1}. ${guarded(item)}`).join('\n');
  if ('quote' in block) return `> ${guarded(block.quote)}`;
  const [longest = ''] = (block.code.match(/`{3,}/g) ?? []).sort().reverse();
  const fence = longest === '' ? '```' : `${longest}\``;
  return `${fence}\n${block.code}\n${fence}`;
}

/** Puts a backslash before a sign at the beginning of a line that would make the line a list, a heading or the like. */
function guarded(line: string): string {
  return line
    .replace(/^(?=[-+>#=~<|]|`{3}|\*(?:\s|\*\s*\*))/, '\\')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

function escaped(words: string): string {
  return words.replace(/[\\`*_[\]<>&!#]/g, '\\$&');
}

function writePhrases(rich: RichText, plain: (words: string) => string): string {
  if (typeof rich === 'string') return plain(rich);
  return rich.map((phrase) => writePhrase(phrase, plain)).join('');
}

function writePhrase(phrase: Phrase, plain: (words: string) => string): string {
  if (typeof phrase === 'string') return plain(phrase);
  if ('strong' in phrase) return `**${writePhrases(phrase.strong, plain)}**`;
  if ('em' in phrase) return `*${writePhrases(phrase.em, plain)}*`;
  if ('code' in phrase)
    return phrase.code.includes('`') ? plain(phrase.code) : `\`${phrase.code}\``;
  const target = 'url' in phrase ? phrase.url : phrase.page;
  return `[${writePhrases(phrase.text, plain)}](${inBrackets(target)})`;
}

/** Leaves of links that lead to no address, such as `[me](me.html)`, their words. */
const withSafeLinks = (rich: RichText): RichText =>
  mapLinks(rich, (link) =>
    'url' in link && foreignLink.safeParse(link.url).success ? link : undefined,
  );

/** Removes tags such as `<b>`, and replaces references such as `&amp;`, which may stand for tags themselves. */
function withoutHtml(words: string): string {
  return settled(words, (each) => findTags(each)?.meant ?? findReference(each)?.meant ?? each);
}
