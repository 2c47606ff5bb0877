import { expect, test } from 'vitest';
import { editText } from './edit-text.ts';
import type { TextEdit } from './value-edits.ts';
import { readYaml } from './yaml-text.ts';

const text = `# the owner's
name: Ada # first
quoted: "Say \\"so\\""
long: >- # folded
  One line of words,
  and another line of words,
  and the last.
list:
  # about the first
  - a
  - b # of two

  - c
flow: { x: 1, y: [1, 2] } # small
none: [] # yet
later: # to write
kept: | # as it is
  a
below: # in lines
  - a
`;

const set = (path: (string | number)[], value: unknown): TextEdit => ({ kind: 'set', path, value });
const folded = 'One line of words, and another row of words, and the last.';
const moved: TextEdit = { kind: 'move', path: ['list', 1], to: 2 };

test.each<[string, TextEdit, from: string, to: string]>([
  ['a number as text', set(['name'], '1815'), 'name: Ada #', "name: '1815' #"],
  ['double quotes', set(['quoted'], 'Yes'), '"Say \\"so\\""', '"Yes"'],
  ['one word of a folded text', set(['long'], folded), 'another line of', 'another row of'],
  ['a new item', { kind: 'insert', path: ['flow', 'y', 1], value: 9 }, '[1, 2]', '[1, 9, 2]'],
  ['a comma of Arabic', set(['flow', 'y', 0], 'طين، خزف'), '[1, 2]', "['طين، خزف', 2]"],
  ['a list that was empty', set(['none'], [{ a: 1 }]), 'none: [] # yet', 'none:\n  - a: 1 # yet'],
  ['a text of two lines', set(['list', 2], 'x\ny'), '- c', '- |-\n    x\n    y'],
  ['nothing before a comment', set(['later'], 'Soon'), 'later: #', 'later: Soon #'],
  ['nothing, by lines', set(['later'], 'x\ny'), ': # to write', ': |- # to write\n  x\n  y'],
  ['lines by none', set(['kept'], ''), 'kept: | # as it is\n  a', "kept: '' # as it is"],
  ['a list below a comment', set(['below'], { a: 1 }), 'lines\n  - a', 'lines\n  a: 1'],
  ['a new key', set(['flow', 'z'], true), '2] }', '2], z: true }'],
  [
    'a first item',
    { kind: 'insert', path: ['new', 0], value: 1 },
    'lines\n  - a',
    'lines\n  - a\nnew:\n  - 1',
  ],
  ['a removed item', { kind: 'remove', path: ['list', 1] }, '  - b # of two\n\n', '\n'],
  ['a moved item', moved, '- b # of two\n\n  - c', '- c\n\n  - b # of two'],
])('%s: all else stays to the byte', (_, edit, from, to) => {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  expect(editText(text, edit)).toBe(changed);
  const ofWindows = (all: string) => `\ufeff${all.replaceAll('\n', '\r\n')}`;
  expect(editText(ofWindows(text), edit)).toBe(ofWindows(changed));
});

test.each(['', '# Nothing yet', '# Nothing yet\n'])('a key is added to the text %j', (empty) => {
  const edited = editText(empty, { kind: 'insert', path: ['new', 0], value: 1 });
  expect(edited).toBe(`${empty}${empty.endsWith('yet') ? '\n' : ''}new:\n  - 1\n`);
});

test.each<TextEdit>([
  { kind: 'remove', path: ['list', 7] },
  { kind: 'move', path: ['list', 0], to: 9 },
  { kind: 'move', path: [], to: Number.NaN },
])('the edit %j of what is not there is not made', (edit) => {
  expect(editText(text, edit)).toBeUndefined();
});

test.each([
  ['an alias of nothing', 'a: *b\n'],
  ['brackets without end', `a: ${'['.repeat(5000)}\n`],
])('%s is an error, and is not read', (_, broken) => {
  const { document } = readYaml(broken);
  expect(document.errors).not.toEqual([]);
  expect(() => document.toJS()).not.toThrow();
});
