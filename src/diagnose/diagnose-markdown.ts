import { Document, isMap, visit, YAMLMap } from 'yaml';
import { pathBesideText, textMedia } from '../shared/text-media.ts';
import { checkDocument } from './check-document.ts';
import { type diagnose, undecodable } from './diagnose.ts';
import type { DocumentProblem } from './document/document-problem.ts';
import { parse } from './document/parse.ts';
import { nodeAt } from './markdown/nodes.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { failed, fileProblem, toProblem } from './messages/problem.ts';
import { checkComplexity } from './syntax/complexity.ts';
import { findUnclosed } from './syntax/unclosed.ts';
import { decode } from './text/decode.ts';
import { checkSize } from './text/limits.ts';
import { sourceOf } from './text/source.ts';

/** A text of more takes seconds, and is longer than a novel. */
const maxKilobytes = 1024;

/**
 * Checks one of the owner's Markdown files; returns what stands above the text and its blocks as one value, or all
 * problems of the file. The text is read as a document of YAML would be, so that the same checks find them.
 */
export const diagnoseMarkdown: typeof diagnose = (file, bytes, schema, context) => {
  const decoded = decode(bytes);
  if (!decoded.ok) return failed([undecodable(file, decoded.before, decoded.message)]);
  const tooLarge = checkSize(bytes.length, maxKilobytes);
  if (tooLarge) return failed([fileProblem(file, tooLarge)]);
  const source = sourceOf(decoded.text.replaceAll('\r\n', '\n'));
  const [above = ''] = /^(?:---[ \t]*\n(?:[\s\S]*?\n)??---[ \t]*(?:\n|$))?/.exec(source.text) ?? [];
  const { keys, start, problem } = readKeys(above);
  const { title, paragraphs, problems } = readMarkdown(
    file,
    source.text,
    start,
    context.pages?.texts,
  );
  if (paragraphs.length + problems.length === 0) return failed([fileProblem(file, noText)]);
  const picture = keys.get('picture');
  if (typeof picture === 'string') keys.set('picture', pathBesideText(file, picture));
  const body = { ...(title && !keys.has('title') && { title }), paragraphs };
  const made = nodeAt(body, [start, source.text.length]);
  const document = new Document(keys);
  if (isMap(made)) keys.items.push(...made.items);
  const read = { source, problems: [], edited: new Set<number>() };
  const { value, found } = checkDocument(read, document, schema, context);
  const all = [...(problem ? [problem] : []), ...problems, ...found];
  const told = failed(all.map((each) => toProblem(file, source, inWords(file, each)))).problems;
  const isAccepted = value !== undefined && all.every(({ isHint }) => isHint);
  return isAccepted ? { ok: true, value, hints: told } : failed(told);
};

/** Reads the keys above a text, between lines of dashes, which are blanked so that all else keeps its place. */
function readKeys(above: string): { keys: YAMLMap; start: number; problem?: DocumentProblem } {
  const source = sourceOf(above.replace(/^---|---(?=[ \t]*\n?$)/g, '   '));
  const complex = checkComplexity(source);
  const { document, problem = complex } = complex ? { document: undefined } : parse(source);
  const [unclosed = problem] = problem && !complex ? findUnclosed(source) : [];
  const keys = isMap(document?.contents) ? document.contents : new YAMLMap();
  visit(keys, {
    Scalar(_, scalar) {
      // No key takes a number, so that a year and a title such as 1984 are words.
      if (typeof scalar.value === 'number') scalar.value = scalar.source;
    },
  });
  // Without keys, the lines are some that part a text.
  const start = unclosed || keys.items.length > 0 || source.text.trim() === '' ? above.length : 0;
  return { keys, start, ...(unclosed && { problem: { path: [], ...unclosed } }) };
}

/** Leaves out what is about YAML alone: its places, and edits of a line, which would change the words of a text. */
function inWords(file: string, problem: DocumentProblem): DocumentProblem {
  const [, folder = ''] = /^content\/(.*\/)?/.exec(file) ?? [];
  const told = (words: string) =>
    words
      .replaceAll(`public${textMedia}`, 'content/')
      .replaceAll(textMedia + folder, './')
      .replaceAll(textMedia, 'content/');
  const { path, message, fix, found } = problem;
  const words = { message: told(message), found: told(found), fix: told(fix) };
  return { ...problem, ...words, path: path[0] === 'paragraphs' ? [] : path, isGuess: true };
}

const noText = {
  message: 'there is no text in the file',
  found: 'nothing that a page could show',
  expected: 'a text in Markdown',
  fix: 'write it, or remove what names the file',
};
