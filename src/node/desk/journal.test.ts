import { expect, test } from 'vitest';
import { applySplices, splice } from '../yaml-edits/splice.ts';
import { applyHunks, stepOf } from './journal.ts';

const before = 'a: 1\nb: 2\nc: 3\nd: 4\n';
const splices = [splice(before, 8, 9, 'two')];
const after = applySplices(before, splices);
const { undo, redo } = stepOf('site', before, after, splices);

test('an edit is undone although other lines have come, gone or changed', () => {
  expect(applyHunks(after, undo)).toBe(before);
  expect(applyHunks(before, redo)).toBe(after);
  expect(applyHunks(`new: line\n${after}`, undo)).toBe(`new: line\n${before}`);
  expect(applyHunks(after.replace('a: 1', 'a: one').replace('c: 3\n', ''), undo)).toBe(
    'a: one\nb: 2\nd: 4\n',
  );
});

test('an edit is not undone where its own line has changed, or stands in several places', () => {
  expect(applyHunks(after.replace('two', 'three'), undo)).toBeUndefined();
  expect(applyHunks(after.replace('b: two', 'b: two # mine'), undo)).toBeUndefined();
  expect(applyHunks(`y: 0\nb: two\nx: 1\nb: two\n`, undo)).toBeUndefined();
});
