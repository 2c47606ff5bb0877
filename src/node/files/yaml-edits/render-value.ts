import { Document, Scalar, visit } from 'yaml';
import { isBlock } from '../../../schema/path.ts';

/** The usual width of lines in characters. A new text that is longer gets lines of its own. */
export const usualWidth = 96;
/** What the check takes for signs or a comment of another language, in a text without quotation marks. */
const looksForeign =
  /^[=<>~^•·‣◦●“”„‟«»″‘’‚‹›´′]|[,;\\"'“”„‟«»″‘’‚‹›´′]$|;\s|\s(?:\/\/|\/\*|;|--|<--|<!--)|\S#\s/;
/** What the check takes for a comma between the items of a list in brackets. */
const looksLikeComma = /[،、，；]/;
/** What the check takes for a key or an item, where a text on several lines has it at the beginning of one. */
const looksLikeLine = /(?:^|\s)(?:[-*+•·‣◦●#|>]+|\d{1,2}[.)]|[a-z][\w-]*:)(?:\s|$)/i;

/** Writes a value as YAML on several lines; a text of one line or a number on one. */
export function renderLines(value: unknown): string[] {
  const document = documentOf(value);
  visit(document, {
    Scalar: (key, scalar) => {
      const { value: text } = scalar;
      if (typeof text !== 'string' || key === 'key') return;
      const isTall = text.includes('\n');
      if (!isTall && text.length <= usualWidth) return;
      scalar.type = isTall ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED;
      if (looksLikeLine.test(text)) scalar.type = Scalar.QUOTE_SINGLE;
    },
  });
  const write = (lineWidth: number) => document.toString({ singleQuote: true, lineWidth });
  // Shorter texts stay on one line although blocks indent them.
  const folded = write(usualWidth + 20);
  // Between quotation marks, lines may be folded within a sign such as 🙂.
  const text = /\p{Cs}/u.test(folded) ? write(0) : folded;
  return text.replace(/\n$/, '').split('\n');
}

/** Writes a value on one line, with lists and blocks in brackets. */
export function renderInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(renderInline).join(', ')}]`;
  if (!isBlock(value)) return renderScalar(value, true);
  const pairs = Object.entries(value).map(
    ([key, each]) => `${renderScalar(key, true)}: ${renderInline(each)}`,
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

/** Writes a value without parts on one line, in a style if it allows it. In brackets, more texts need quotes. */
export function renderScalar(value: unknown, isInBrackets: boolean, style?: Scalar.Type): string {
  const scalar = new Scalar(value);
  const isTall = typeof value === 'string' && value.includes('\n');
  if (style || isTall) scalar.type = isTall ? Scalar.QUOTE_DOUBLE : (style ?? Scalar.PLAIN);
  if (isInBrackets && !isTall && looksLikeComma.test(String(value)))
    scalar.type = Scalar.QUOTE_SINGLE;
  const written = documentOf(isInBrackets ? [scalar] : { k: scalar }).toString({
    collectionStyle: isInBrackets ? 'flow' : 'block',
    flowCollectionPadding: false,
    lineWidth: 0,
    singleQuote: true,
    doubleQuotedAsJSON: true,
  });
  return isInBrackets ? written.slice(1, -2) : written.slice('k: '.length, -1);
}

/** Returns a document with quotes around the texts that would be taken for something else without. */
function documentOf(value: unknown): Document {
  // Programs that read an older version of YAML take a few texts for another value.
  const document = new Document(value, { compat: 'yaml-1.1', aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, scalar) => {
      const text = String(scalar.value);
      const isTall = text.includes('\n');
      if (key !== 'key' && !isTall && looksForeign.test(text)) scalar.type = Scalar.QUOTE_SINGLE;
    },
  });
  return document;
}
