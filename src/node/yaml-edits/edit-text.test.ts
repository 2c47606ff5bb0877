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

test.each<[string, TextEdit, from: string, to: string]>([
  ['a colon', set(['name'], 'Ada: me'), 'name: Ada #', "name: 'Ada: me' #"],
  ['a number as text', set(['name'], '1815'), 'name: Ada #', "name: '1815' #"],
  ['double quotes', set(['quoted'], 'Yes'), '"Say \\"so\\""', '"Yes"'],
  [
    'one word of a folded text',
    set(['long'], 'One line of words, and another row of words, and the last.'),
    '  and another line of words,',
    '  and another row of words,',
  ],
  [
    'an item in brackets',
    { kind: 'insert', path: ['flow', 'y', 1], value: 9 },
    '[1, 2]',
    '[1, 9, 2]',
  ],
  ['a comma of Arabic', set(['flow', 'y', 0], 'طين، خزف'), '[1, 2]', "['طين، خزف', 2]"],
  ['a list that was empty', set(['none'], [{ a: 1 }]), 'none: [] # yet', 'none:\n  - a: 1 # yet'],
  ['a text of two lines', set(['list', 2], 'x\ny'), '- c', '- |-\n    x\n    y'],
  ['nothing before a comment', set(['later'], 'Soon'), 'later: #', 'later: Soon #'],
  [
    'nothing, by two lines before a comment',
    set(['later'], 'x\ny'),
    'later: # to write',
    'later: |- # to write\n  x\n  y',
  ],
  ['lines by none', set(['kept'], ''), 'kept: | # as it is\n  a', "kept: '' # as it is"],
  ['a list below a comment', set(['below'], { a: 1 }), 'lines\n  - a', 'lines\n  a: 1'],
  ['a new key', set(['flow', 'z'], true), '2] }', '2], z: true }'],
  ['a removed item', { kind: 'remove', path: ['list', 1] }, '  - b # of two\n\n', '\n'],
  [
    'a moved item',
    { kind: 'move', path: ['list', 1], to: 2 },
    '- b # of two\n\n  - c',
    '- c\n\n  - b # of two',
  ],
])('%s: all else stays to the byte', (_, edit, from, to) => {
  for (const variant of [
    (all: string) => all,
    (all: string) => `\ufeff${all.replaceAll('\n', '\r\n')}`,
  ]) {
    expect(text).toContain(from);
    expect(editText(variant(text), edit)).toBe(variant(text.replace(from, to)));
  }
});

test('an edit of what is not there is not made', () => {
  expect(editText(text, { kind: 'remove', path: ['list', 7] })).toBeUndefined();
  expect(editText(text, { kind: 'move', path: ['list', 0], to: 9 })).toBeUndefined();
  expect(editText(text, { kind: 'move', path: ['list', 0], to: Number.NaN })).toBeUndefined();
  expect(editText(text, { kind: 'move', path: [], to: Number.NaN })).toBeUndefined();
});

test.each([
  ['an alias of nothing', 'a: *b\n'],
  ['brackets without end', `a: ${'['.repeat(5000)}\n`],
])('%s is an error, and is not read', (_, broken) => {
  const { document } = readYaml(broken);
  expect(document.errors).not.toEqual([]);
  expect(() => document.toJS()).not.toThrow();
});
