// @vitest-environment node
import { expect, test } from 'vitest';
import { fitLines } from './fit-lines.ts';

const room = { width: 100, maxLines: 2, sizes: [20, 10] };
/** Every letter is as wide as it is high. */
const widthOf = (text: string) => text.length;
const fitted = (text: string) => fitLines(text, room, widthOf);

test('a short text stands on one line, as large as may be', () => {
  expect(fitted('Alma')).toEqual({ lines: ['Alma'], size: 20 });
});

test('a longer one is broken between its words, and then becomes smaller', () => {
  expect(fitted('Alma R.')).toEqual({ lines: ['Alma', 'R.'], size: 20 });
  expect(fitted('All my projects')).toEqual({ lines: ['All my', 'projects'], size: 10 });
});

test('what has no room at all is left out', () => {
  expect(fitted('one two three four five six seven')).toEqual({
    lines: ['one two', 'three four'],
    size: 10,
  });
  expect(fitted('a'.repeat(50))).toEqual({ lines: ['a'.repeat(10)], size: 10 });
  expect(fitted('  ')).toEqual({ lines: [], size: 20 });
});
