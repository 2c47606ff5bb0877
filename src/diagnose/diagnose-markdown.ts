import { Document, isMap, isScalar, type Node, visit, YAMLMap } from 'yaml';
import { looseTextFile, type textFile } from '../config/text-file.ts';
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
export const diagnoseMarkdown: typeof diagnose<typeof textFile> = (
  file,
  bytes,
  schema,
  context,
) => {
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
  const tellAll = (all: readonly DocumentProblem[]) =>
    failed(all.map((each) => toProblem(file, source, inWords(file, each))));
  if (paragraphs.length === 0)
    return problems.length > 0
      ? tellAll(problems)
      : { ok: true, value: draftOf(title), hints: [fileProblem(file, noText)] };
  const picture = keys.get('picture');
  if (typeof picture === 'string') keys.set('picture', pathBesideText(file, picture));
  const body = { ...(title && !keys.has('title') && { title }), paragraphs };
  const made = nodeAt(body, [start, source.text.length]);
  const document = new Document(keys);
  if (isMap(made)) keys.items.push(...made.items);
  const read = { source, problems: [], edited: new Set<number>() };
  // A check corrects the keys of its document.
  const strict = checkDocument(read, document.clone(), schema, context);
  // What looks like a slip in YAML may be meant in Markdown, which has no words that are wrong.
  const { value, found } = strict.value
    ? strict
    : checkDocument(read, document, looseTextFile, context);
  const isWrong = (each: DocumentProblem) =>
    found.some(({ range, message }) => range[0] === each.range[0] && message === each.message);
  const hints = strict.found.map((each) => (isWrong(each) ? each : { ...each, isHint: true }));
  const all = [...(problem ? [problem] : []), ...problems, ...hints];
  const wrong = all.filter(({ isHint }) => !isHint);
  if (value === undefined || wrong.length > 0) return tellAll(wrong);
  return { ok: true, value, hints: tellAll(all).problems };
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

/** Returns what stands for a text that is not written yet. */
const draftOf = (title: Node | undefined) => ({
  ...(isScalar(title) && { title: String(title.value) }),
  ...{ hidden: true, paragraphs: [] },
});

const noText = {
  message: 'there is no text in the file, so it is left out',
  found: 'nothing that a page could show',
  expected: 'a text in Markdown',
  fix: 'write it, or remove the file and what names it',
};
