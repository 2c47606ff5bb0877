import { decodeHTMLStrict } from 'entities';
import type { Token } from 'marked';
import { pathBesideText, textMedia } from '../../shared/text-media.ts';
import type { ProblemText, Range } from '../text/source-problem.ts';
import { findForeign, findHtml } from './foreign.ts';

/** A text of Markdown, and what is told of a part of it. */
export type Reader = {
  file: string;
  /** The paths of the pages that texts have, by the texts. */
  pages: Readonly<Record<string, string>>;
  text: string;
  tell: (part: string, within: Range, words: Omit<ProblemText, 'found'>, isHint?: boolean) => void;
};

/** Finds a token within a range. The parser does not say where tokens stand, and those of lists lack their indents. */
export function placeOf(raw: string, [start, end]: Range, text: string): Range {
  const [line = ''] = raw.trim().split('\n', 1);
  const at = text.slice(start, end).indexOf(line) + start;
  if (line === '' || at < start) return [start, end];
  return [at, text.startsWith(raw, at) ? at + raw.length : end];
}

/** Reads what stands within a paragraph as a text of YAML. */
export function readInline(tokens: readonly Token[], range: Range, reader: Reader): string {
  const words = tokens.map(({ type, raw }) => (type === 'codespan' ? '' : raw)).join('');
  const foreign = findForeign(words);
  if (foreign) reader.tell(foreign.found, range, foreign);
  return writeTokens(tokens, range, reader)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

function writeTokens(tokens: readonly Token[], range: Range, reader: Reader): string {
  return tokens.map((token) => writeToken(token, range, reader)).join('');
}

function writeToken(token: Token, range: Range, reader: Reader): string {
  const { type, raw } = token;
  const inner = 'tokens' in token ? writeTokens(token.tokens ?? [], range, reader) : '';
  if (type === 'strong') return `**${inner}**`;
  if (type === 'em') return `*${inner}*`;
  if (type === 'link') {
    const target = targetOf(String(token.href), reader);
    if (textForm.test(target)) reader.tell(String(token.href), range, pageless(reader));
    return `[${inner}](${/[\s()<>]/.test(target) ? `<${target}>` : target})`;
  }
  if (type === 'text')
    return raw.replace(/&#?\w+;/g, (reference) =>
      decodeHTMLStrict(reference).replace(/[\\`*_[\]<>&!#]/g, '\\$&'),
    );
  const html = type === 'html' ? findHtml(raw) : undefined;
  if (html) reader.tell(raw, range, html);
  if (type === 'image') reader.tell(raw, range, pictureInLine);
  if (type === 'br') return '\n';
  return type === 'escape' || type === 'codespan' ? raw : type === 'del' ? inner : '';
}

/** Returns what a link leads to: the page of a text that is named by its file, such as `./oil.md`. */
function targetOf(link: string, { file, pages }: Reader): string {
  const [path = '', section] = link.split('#');
  const page = pages[pathBesideText(file, path).replace(textMedia, 'content/')];
  return page === undefined ? link : `/${page}${section === undefined ? '' : `#${section}`}`;
}

/** Matches a link to a file of Markdown on this site. */
const textForm = /^(?![a-z][a-z\d+.-]*:|\/\/)[^#]+\.(?:md|markdown)(?:#.*)?$/i;

const pageless = ({ pages }: Reader) => ({
  message: 'this is no text with a page of its own',
  expected: `a text that a section writing lists, such as ${Object.keys(pages)[0] ?? './oil.md'}`,
  fix: 'write the file as it is called, from this one on, such as ./oil.md, or the path of a page',
});

const pictureInLine = {
  message: 'a picture stands among words, and is shown on its own',
  expected: 'a picture on a line of its own',
  fix: 'leave a blank line before it and after it',
};

/** Returns the words of a text without its markup, for what is plain, such as a heading. */
export function wordsIn(tokens: readonly Token[]): string {
  const words = tokens.map((token) => {
    if ('tokens' in token && token.tokens) return wordsIn(token.tokens);
    return token.type === 'text' ? decodeHTMLStrict(token.raw) : 'text' in token ? token.text : '';
  });
  return words.join('').trim();
}
