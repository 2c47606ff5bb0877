import type { ProblemText } from '../text/source-problem.ts';

/** What Markdown files have that pages do not show: its form, what is told of it, and what to write instead. */
type Foreign = readonly [form: RegExp, message: string, fix: string];

const element = (tags: string, fix: string): Foreign => [
  new RegExp(`</?(?:${tags})(?=[\\s/>])[^>]*>`, 'i'),
  'HTML is not shown in a text',
  fix,
];

const elements: readonly Foreign[] = [
  element(
    'img|picture|figure',
    'write ![what it shows](/media/name.jpg "caption") on a line alone',
  ),
  element('a', 'write [words](address)'),
  element('b|strong', 'write **words**'),
  element('i|em', 'write *words*'),
  element('code|kbd|pre', 'write `words`, or put lines of code between two lines of ```'),
  element('br|p|div', 'leave a blank line between paragraphs'),
  element('h[1-6]|summary|details', 'write ## and the words of the heading'),
  element('[uo]l|li', 'write each item on a line of its own, after a dash and a blank'),
  element('iframe|video|embed', 'put a section of the type embed below the text'),
  [
    /<\/?[A-Z][^>]*>/,
    'components of MDX are not shown in a text',
    'write what it shows in Markdown',
  ],
  [/<[^>]*>?/, 'HTML is not shown in a text', 'write it in Markdown, or leave it out'],
];

const signs: readonly Foreign[] = [
  [
    /\[\^[^\]\s]+\](?::.*)?/,
    'there are no footnotes',
    'write the note in the text, in parentheses',
  ],
  [
    /\$\$[^$]+(?:\$\$)?|\$(?=[^$\n]*\\[a-zA-Z])[^$\n]+\$/,
    'formulas are not typeset',
    'write it with signs such as x² or √, as `code`, or as a picture',
  ],
  [
    /^(?:import\s.+\sfrom\s+['"]|import\s+['"]|export\s+(?:const|default|function)\s).*/,
    'code of MDX would be read by visitors',
    'remove the line',
  ],
];

/** Finds HTML in a part of a text, but no comment, which is left out. */
export const findHtml = (raw: string) =>
  findIn(raw.replace(/<!--[\s\S]*?(?:-->|$)/g, ''), elements);

/** Finds in words what other programs make something of. */
export const findForeign = (words: string) => findIn(words, signs);

function findIn(text: string, all: readonly Foreign[]): ProblemText | undefined {
  const [form, message = '', fix = ''] = all.find(([each]) => each.test(text)) ?? [];
  const [found] = form?.exec(text) ?? [];
  return found === undefined ? undefined : { found, message, expected: 'plain Markdown', fix };
}
