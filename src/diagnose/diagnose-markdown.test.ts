import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textFile } from '../config/text-file.ts';
import { diagnoseMarkdown } from './diagnose-markdown.ts';

const context = {
  faultOf: () => undefined,
  media: ['/media/plate.webp', '/files/cv.pdf', '/__content/texts/near it.webp'],
  icons: [],
  folders: [],
  pages: { hidden: [], targets: ['', 'contact', '#tools'] },
};

const read = (text: string) =>
  diagnoseMarkdown('content/texts/a.md', Buffer.from(text), textFile, context);

/** The blocks of a text, or what is told of it: line, column and message. */
function blocksOf(text: string): unknown {
  const found = read(text);
  return found.ok ? found.value.paragraphs : toldOf(text);
}

function toldOf(text: string): string[] {
  const found = read(text);
  const told = found.ok ? (found.hints ?? []) : found.problems;
  return told.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const page = (target: string, text = 'b') => ({ text, page: target });

test.each<[markdown: string, ...blocks: unknown[]]>([
  ['One\nline.\n\nTwo.', 'One line.', 'Two.'],
  ['One.\r\n\r\nTwo.\r\n', 'One.', 'Two.'],
  [
    '\ufeffA *b* and _c_ and **d**.',
    ['A ', { em: 'b' }, ' and ', { em: 'c' }, ' and ', { strong: 'd' }, '.'],
  ],
  ['a\\*b &mdash; &lt;c> &amp;amp; `x < y`', ['a*b — <c> &amp; ', { code: 'x < y' }]],
  ['“Quotes” – as written…', '“Quotes” – as written…'],
  ['[b](contact)', [page('contact')]],
  ['[b][c]\n\n[c]: contact "Title"', [page('contact')]],
  ['[b](<contact> "Title")', [page('contact')]],
  ['<https://a.dev/b_c>', [{ text: 'https://a.dev/b_c', url: 'https://a.dev/b_c' }]],
  ['Hard  \nbreak\\\nhere', 'Hard break here'],
  ['Setext\n===\n\nA\n\nSub\n---\n\nB', 'A', { heading: 'Sub' }, 'B'],
  [
    'A\n\n# B `c` *d*\n\n## E\n\n### F\n\nG',
    'A',
    { heading: 'B c d' },
    { subheading: 'E' },
    { subheading: 'F' },
    'G',
  ],
  ['* a\n* b', { list: ['a', 'b'] }],
  ['-\n- a\n\nb\n\n1.', { list: ['a'] }, 'b'],
  ['#\n\na', 'a'],
  ['3) a\n4) **b**', { steps: ['a', [{ strong: 'b' }]], start: 3 }],
  [
    '- a\n  - b\n    1. c',
    { list: [{ paragraphs: ['a', { list: [{ paragraphs: ['b', { steps: ['c'] }] }] }] }] },
  ],
  ['- [ ] a\n- [x] b', { list: ['☐ a', '☑ b'] }],
  ['1. a\n\n   b\n\n       c', { steps: [{ paragraphs: ['a', 'b', { code: 'c' }] }] }],
  ['```js title=x\na\n\n  b\n```', { code: 'a\n\n  b', language: 'js' }],
  ['    a\n    b', { code: 'a\nb' }],
  ['```{.python}\na\n```', { code: 'a', language: 'python' }],
  ['```js:app.js\na\n```', { code: 'a', language: 'js' }],
  ['```C++ {1}\na\n```', { code: 'a', language: 'C++' }],
  ['a\n\n***\n\nb', 'a', { rule: true }, 'b'],
  ['---\nA\n---\n\nB', { rule: true }, { heading: 'A' }, 'B'],
  ['> a\n> b', { quote: 'a b' }],
  ['> a\n>\n> b\n> — C. D.', { quote: 'a' }, { quote: 'b', by: 'C. D.' }],
  ['> a\n>\n> -- B', { quote: 'a', by: 'B' }],
  [
    '| a | b |\n| --- | ---: |\n| `c|d` | |'.replace('|d', '\\|d'),
    {
      table: [
        ['a', 'b'],
        [[{ code: 'c|d' }], ''],
      ],
      align: ['start', 'end'],
    },
  ],
  ['| a |\n|---|\n| *b* |', { table: [['a'], [[{ em: 'b' }]]] }],
  ['![a](/media/plate.webp "C")', { picture: '/media/plate.webp', alt: 'a', caption: 'C' }],
  ['<!-- a\n\nb -->\n\nc <!-- d --> e', 'c  e'],
])('%j is read as %j', (markdown, ...blocks) => {
  expect(blocksOf(markdown)).toEqual(blocks);
});

test('what stands above a text is words, also a year and a title of digits', () => {
  expect(
    read('---\ntitle: 1984\ndate: 2019\ntags: [2020, 1.10]\nhidden: true\n---\nA'),
  ).toMatchObject({
    value: { title: '1984', date: '2019', tags: ['2020', '1.10'], hidden: true },
  });
});

test.each([
  '---\ntitle: A\nhidden: true\n\nText',
  '\n---\ntitle: A\n---\nText',
  '+++\ntitle = "A"\n+++\nText',
])('keys that are not read are no part of a text: %j', (text) => {
  expect(toldOf(text)).toEqual([
    '1:1 what stands above the text is not read, and would be shown with it',
  ]);
});

test.each([
  ['2025-11-02T10:00:00Z', '2025-11-02'],
  ['2025-11-02 10:00:00 +0100', '2025-11-02'],
  ['"2025-11-02 10:00"', '2025-11-02'],
])('a date may have a time, as other programs write it: %s', (written, date) => {
  expect(read(`---\ndate: ${written}\n---\nA`)).toMatchObject({ value: { date } });
});

test('what a picture shows may stand within it, as in YAML', () => {
  const picture = '{ src: /media/plate.webp, alt: "A plate, of ash" }';
  expect(read(`---\npicture: ${picture}\n---\nA`)).toMatchObject({
    value: { picture: '/media/plate.webp', alt: 'A plate, of ash' },
  });
});

test('a link to a text without a page is told as such', () => {
  for (const link of ['dd.md', './dd.md', '/content/texts/dd.md', '../dd.md#a'])
    expect(toldOf(`A [b](${link})`)[0]).toContain('this is no text with a page of its own');
});

test('what stands above a text is checked by its schema, and a first heading is the title', () => {
  const value = { hidden: false, paragraphs: ['B'] };
  expect(read('---\ntitle: A\ntags: [x]\n---\nB')).toMatchObject({
    value: { ...value, title: 'A', tags: ['x'] },
  });
  expect(read('# A\n\nB')).toMatchObject({ value: { ...value, title: 'A' } });
  expect(read('---\ntitle: A\n---\n# C\n\nB')).toMatchObject({ value: { ...value, title: 'A' } });
  expect(toldOf('---\ntitel: A\ndate: 2024-13-01\npicture: /media/plate.webp\n---\nB')).toEqual([
    '2:1 unknown key "titel"; did you mean "title"?',
    '2:1 the key "alt" with what the picture shows is missing',
    expect.stringMatching(/^3:7 expected words such as/),
  ]);
});

test.each<[markdown: string, ...told: string[]]>([
  ['', '1:1 there is no text in the file, so it is left out'],
  ['---\ntitle: A\n---\n', '1:1 there is no text in the file, so it is left out'],
  ['---\ntitle: [a\n---\nB', '2:8 the [ that is opened here is not closed'],
  [
    '---\ndate: 2024\ntitle: Bee: a story\n---\nB',
    '3:8 in this text is a colon, behind which YAML reads another value',
  ],
  ['A\n![b](/media/plate.webp)\nC', '2:1 a picture stands among words, and is shown on its own'],
  [
    '---\nparagraphs: [a]\n---\nB',
    '4:1 the key "paragraphs" stands here twice: it is on line 2 already',
  ],
  [
    'A\n\nb [c](nowhere) [d](/files/none.pdf)',
    '3:7 no page has the path "nowhere"',
    '3:20 there is no file public/files/none.pdf',
  ],
  ['A\n\n- b\n  - [c](nowhere)', '4:9 no page has the path "nowhere"'],
  ['| a |\n|---|\n| [b](nowhere) |', '3:7 no page has the path "nowhere"'],
  ['[b](#tool)', '1:5 no page has the path "#tool"; did you mean #tools?'],
  [
    '![a](/media/none.webp)',
    expect.stringMatching(/^1:1 there is no file public\/media\/none.webp/),
  ],
  ['![](/media/plate.webp)', '1:1 for those who cannot see the picture, its words are missing'],
  ['A ![b](/media/plate.webp) c', '1:3 a picture stands among words, and is shown on its own'],
  ['A\n\n## B\n\n#### C\n\nD', '5:1 this heading is more than one level below the one before it'],
  ['A <b>c</b>', '1:3 HTML is not shown in a text', '1:7 HTML is not shown in a text'],
  ['A\n\n<div>\nb\n</div>', '3:1 HTML is not shown in a text'],
  ['A\n\n<Gallery />', '3:1 components of MDX are not shown in a text'],
  ["import A from './a'\n\nB", '1:1 code of MDX would be read by visitors'],
  ['A[^1]\n\n[^1]: b c', '1:2 there are no footnotes', '3:1 there are no footnotes'],
  ['A $$x^2$$', '1:3 formulas are not typeset'],
  ['A $\\alpha$ b', '1:3 formulas are not typeset'],
  ['{{< youtube a >}}', expect.stringMatching(/^1:1 expected a text without/)],
])('of %j is told %j', (markdown, ...told) => {
  expect(toldOf(markdown)).toEqual(told);
});

test.each([
  ['./near%20it.webp', '/__content/texts/near it.webp'],
  ['../texts/near%20it.webp', '/__content/texts/near it.webp'],
  ['../../public/media/plate.webp', '/media/plate.webp'],
])('the picture %s of a text in content/texts is %s', (written, picture) => {
  expect(blocksOf(`![a](${written})`)).toEqual([{ picture, alt: 'a' }]);
});

test('a picture that is not beside a text is told by the paths that the text has', () => {
  const told = read('![a](near-it.webp)\n\n![b](../../../../etc/passwd.png)');
  expect(told).toMatchObject({
    problems: [
      { message: 'there is no file content/texts/near-it.webp; did you mean ./near it.webp?' },
      { message: 'there is no file public/etc/passwd.png' },
    ],
  });
});

test.each([
  '“The first part of what somebody says.\n\n“And the second.”',
  'A ** b, or a**',
  'Write [](contact) or [link](</my uri) here',
  'Use [NAME] here',
  `A\n\n${'-'.repeat(40)}\n\nB\n${'='.repeat(40)}\n\nC\n\n${'* '.repeat(30)}`,
  'a | b\n--------------------|--------------------\nc | d',
  '# Only a title',
])('what Markdown may have is at most worth a look: %j', (text) => {
  expect(read(text).ok).toBe(true);
});

test('a repeated block is no mistake, and a skipped level of headings refuses nothing', () => {
  expect(toldOf('A\n\n---\n\nA\n\n---\n\nA')).toEqual([]);
  expect(read('A\n\n## B\n\n#### C\n\nD').ok).toBe(true);
});

test.each([
  ['a link 10,000 deep', `${'['.repeat(10_000)}a${'](contact)'.repeat(10_000)}`],
  ['quotes 10,000 deep', `${'> '.repeat(10_000)}a`],
  ['a list 10,000 deep', `${'- '.repeat(10_000)}a`],
  [
    'lists 1,000 deep',
    Array.from({ length: 1000 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
  ],
  ['emphasis without end', '**a'.repeat(10_000)],
  ['a text of 2 MB', 'Words and *words*. '.repeat(5_500).concat('\n\n').repeat(20)],
  ['keys without end', `---\n${'? '.repeat(10_000)}\n---\nA`],
])('%s is read or refused, and ends', (_, text) => {
  const found = read(text);
  expect(found.ok || found.problems.length > 0).toBe(true);
});

test('bytes that are no text are refused', () => {
  expect(diagnoseMarkdown('a.md', Buffer.from([0xff, 0xfe, 0x41]), textFile, context).ok).toBe(
    false,
  );
});

const folder = join(import.meta.dirname, '../../tests/sites/writer/content/texts');

test.each(readdirSync(folder))('nothing is told of the text %s', (name) => {
  const media = ['/media/shelf.webp'];
  const bytes = readFileSync(join(folder, name));
  expect(
    diagnoseMarkdown(name, bytes, textFile, {
      ...context,
      media,
      pages: { hidden: [], targets: ['counting'] },
    }),
  ).toMatchObject({ ok: true, hints: [] });
});
