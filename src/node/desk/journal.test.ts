import { expect, test, vi } from 'vitest';
import { folderForTest } from '../../../tests/unit/file-faults.ts';
import { applyStep, stepOf } from './journal.ts';

const before = 'a: 1\nb: 2\nc: 3\nd: 4\n';
const after = before.replace('2', 'two');
const step = stepOf('site', before, after);
const undo = (text: string) => applyStep(text, step, 'undo');

test('an edit is undone although other lines have come, gone or changed', () => {
  expect(undo(after)).toBe(before);
  expect(applyStep(before, step, 'redo')).toBe(after);
  expect(undo(`new: line\n${after}`)).toBe(`new: line\n${before}`);
  expect(undo(after.replace('a: 1', 'a: one').replace('c: 3\n', ''))).toBe('a: one\nb: 2\nd: 4\n');
});

test('an edit is not undone where its own line has changed, or stands in several places', () => {
  expect(undo(after.replace('two', 'three'))).toBeUndefined();
  expect(undo(after.replace('b: two', 'b: two # mine'))).toBeUndefined();
  expect(undo(`y: 0\nb: two\nx: 1\nb: two\n`)).toBeUndefined();
});

test('what was done before an upgrade of Vitrine can be undone after it', async () => {
  const cacheFolder = folderForTest();
  const openJournal = (engineVersion: string) => {
    vi.resetModules();
    vi.doMock('../project/places.js', async (original) => {
      return { ...(await original<object>()), cacheFolder, engineVersion };
    });
    return import('./journal.ts');
  };
  const written = { done: [{ label: 'set b', steps: [step] }], undone: [] };
  (await openJournal('1.0.0')).writeJournal(written);
  expect((await openJournal('1.1.0')).readJournal()).toEqual(written);
});
