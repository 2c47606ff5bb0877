// @vitest-environment node
import { expect, test } from 'vitest';
import { fillTitle, unknownPlaceholders } from './title.ts';

const values = { appName: 'Vitrine', ownerName: 'Ada', separator: ' - ' };

test('a title is filled with the names and the separator', () => {
  expect(fillTitle('Contact me{separator}{appName}', values)).toBe('Contact me - Vitrine');
  expect(fillTitle('{ownerName}', values)).toBe('Ada');
  expect(fillTitle('{appName}{appName}', values)).toBe('VitrineVitrine');
});

test('a text without placeholders stays as it is', () => {
  expect(fillTitle('Just $& words', values)).toBe('Just $& words');
});

test('what a name holds is never filled in again, nor read as a pattern', () => {
  expect(fillTitle('{ownerName}', { ...values, ownerName: '{appName} $& $1' })).toBe(
    '{appName} $& $1',
  );
});

test('unknown placeholders stand as they are, and are found', () => {
  expect(fillTitle('{owner} {toString}', values)).toBe('{owner} {toString}');
  expect(unknownPlaceholders('{owner}{appName}{}{toString}')).toEqual([
    '{owner}',
    '{}',
    '{toString}',
  ]);
  expect(unknownPlaceholders('{ownerName}{separator}{appName}')).toEqual([]);
});
