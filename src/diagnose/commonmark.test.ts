import { tests } from 'commonmark-spec';
import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { textFile } from '../config/text-file.ts';
import { diagnoseMarkdown } from './diagnose-markdown.ts';

const context = { faultOf: () => undefined, media: [], icons: [], folders: [] };

const examples = tests.map(({ number, markdown, html }) => {
  const text = markdown.replaceAll('→', '\t');
  const read = diagnoseMarkdown('content/a.md', Buffer.from(text), textFile, context);
  return { number, read, html: html.replaceAll('→', '\t') };
});

/** What pages do not show, or what would lead nowhere. */
const refusals = [
  /^(?:HTML is|components of MDX are) not shown in a text/,
  /^there is no file/,
  /^this is no text with a page/,
  /^a picture stands among words/,
  /the picture, its words are missing/,
  /^expected a link (?:that begins with|to a host)/,
];

test('nothing that Markdown has is refused, but HTML, pictures among words and what leads nowhere', () => {
  const told = examples.flatMap(({ number, read }) => {
    const others = (read.ok ? [] : read.problems).filter(
      ({ message }) => !refusals.some((each) => each.test(message)),
    );
    return others.map(({ message }) => `${number}: ${message}`);
  });
  expect(examples.length).toBeGreaterThan(600);
  expect(told).toEqual([]);
});

/** Stars within words and in paths are signs of code, and some texts of links and names of links are read in another way. */
const knownToDiffer = [20, 28, 41, 177, 194, 346, 356, 450, 453, 470, 515, 526, 529, 538, 603];

test('the words of each example are those that the specification gives', () => {
  const differing = examples.flatMap(({ number, read, html }) => {
    if (!read.ok) return [];
    const { title = '', paragraphs } = read.value;
    return bare(title + wordsOf(paragraphs)) === bare(textOf(parseFragment(html))) ? [] : number;
  });
  expect(differing).toEqual(knownToDiffer);
});

const bare = (text: string) => text.replace(/\s+/g, '');

const textOf = (node: Html.Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/** The keys of blocks whose values nobody reads. */
const unread = ['page', 'url', 'picture', 'alt', 'language', 'start', 'align', 'rule'];

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(Object(value)).filter(([key]) => !unread.includes(key));
  return parts.map(([, part]) => wordsOf(part)).join('');
}
