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

type Diagnose = typeof diagnose<typeof textFile>;

/** A text of more takes seconds, and is longer than a novel. */
const maxKilobytes = 1024;

/**
 * Checks one of the owner's Markdown files; returns what stands above the text and its blocks as one value, or all
 * problems of the file. The text is read as a document of YAML would be, so that the same checks find them.
 */
export const diagnoseMarkdown: Diagnose = (file, bytes, schema, context) => {
  const decoded = decode(bytes);
  if (!decoded.ok) return failed([undecodable(file, decoded.before, decoded.message)]);
  const tooLarge = checkSize(bytes.length, maxKilobytes);
  if (tooLarge) return failed([fileProblem(file, tooLarge)]);
  const source = sourceOf(decoded.text.replaceAll('\r\n', '\n'));
  const [above = ''] = /^(?:---[ \t]*\n(?:[\s\S]*?\n)??---[ \t]*(?:\n|$))?/.exec(source.text) ?? [];
  const { keys, start, problem } = readKeys(above);
  const [unread] = start === 0 ? (unreadKeys.exec(source.text) ?? []) : [];
  if (unread !== undefined)
    return failed([toProblem(file, source, { ...openKeys, path: [], range: [0, unread.length] })]);
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
  const judged = strict.found.map((each) => (isWrong(each) ? each : { ...each, isHint: true }));
  const all = [...(problem ? [problem] : []), ...problems, ...judged];
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
      // Other programs write the time of a text too.
      if (typeof scalar.value === 'string')
        scalar.value = scalar.value.replace(/^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d\S*( [+-]\d+)?$/, '$1');
    },
  });
  const picture = keys.get('picture');
  if (isMap(picture)) {
    // YAML says elsewhere what a picture shows within the picture.
    const parts = picture.items.filter(
      ({ key }) => isScalar(key) && /^(?:src|alt)$/.test(String(key)),
    );
    for (const { key, value } of parts) keys.set(String(key) === 'src' ? 'picture' : 'alt', value);
  }
  // Without keys, the lines are some that part a text.
  const start = unclosed || keys.items.length > 0 || source.text.trim() === '' ? above.length : 0;
  const found = unclosed && (findColon(source.text) ?? unclosed);
  return { keys, start, ...(found && { problem: { path: [], ...found } }) };
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

/** Finds a text with a colon above a text that cannot be read, which YAML takes for another key. */
function findColon(above: string): Omit<DocumentProblem, 'path'> | undefined {
  const [line = '', key = '', words = ''] =
    /^([a-z]+:[ \t]+)([^\s"'[{|>#].*:[ \t].*?)[ \t]*$/m.exec(above) ?? [];
  if (words === '') return undefined;
  const start = above.indexOf(line) + key.length;
  return {
    message: 'in this text is a colon, behind which YAML reads another value',
    found: words,
    expected: 'a text with such a colon in quotes',
    fix: `write ${key}${JSON.stringify(words)}`,
    range: [start, start + words.length],
  };
}

/** Matches what was meant to stand above a text, and would be read as a part of it, such as `hidden: true`. */
const unreadKeys =
  /^\s*(?:---|\+\+\+)[ \t]*\n\s*(?:title|date|description|picture|alt|tags|hidden|draft)[ \t]*[:=]/;

const openKeys = {
  message: 'what stands above the text is not read, and would be shown with it',
  found: 'lines that no line of dashes ends or begins',
  expected: 'keys and values of YAML between two lines ---, of which one is the first of the file',
  fix: 'write --- as the first line, and below the keys another line ---',
};

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
