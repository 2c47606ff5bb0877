// @vitest-environment node
import { expect, test } from 'vitest';
import { hasLooseBrace, unknownVariables } from './template.ts';
import { fillTitle, titlePattern, titleVariables } from './title.ts';

const values = { appName: 'Vitrine', ownerName: 'Ada', separator: ' - ' };

test('a title is filled with the names and the separator', () => {
  expect(fillTitle('Contact me{separator}{appName}', values)).toBe('Contact me - Vitrine');
  expect(fillTitle('{ownerName}', values)).toBe('Ada');
  expect(fillTitle('{appName}{appName}', values)).toBe('VitrineVitrine');
});

test('a title without variables stays as it is', () => {
  expect(fillTitle('Just $& words', values)).toBe('Just $& words');
});

test('braces and patterns in a name are left alone', () => {
  expect(fillTitle('{ownerName}', { ...values, ownerName: '{appName} $& $1' })).toBe(
    '{appName} $& $1',
  );
});

test('unknown variables stay as they are, and are found', () => {
  expect(fillTitle('{owner} {toString}', values)).toBe('{owner} {toString}');
  const unknown = (template: string) => unknownVariables(template, titleVariables);
  expect(unknown('{owner}{appName}{}{toString}')).toEqual(['{owner}', '{}', '{toString}']);
  expect(unknown('{ownerName}{separator}{appName}')).toEqual([]);
});

test.each([
  ['{appName}', false],
  ['Plain', false],
  ['{appName', true],
  ['appName}', true],
  ['{{appName}}', true],
])('whether a brace of %s has no partner: %s', (template, isLoose) => {
  expect(hasLooseBrace(template)).toBe(isLoose);
  expect(new RegExp(titlePattern).test(template)).toBe(!isLoose);
});
