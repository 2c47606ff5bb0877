import { afterEach, expect, test, vi } from 'vitest';
import { initialOf } from './visible-text.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['🎉 Party', '🎉'],
  ['👨‍👩‍👧‍👦 family', '👨‍👩‍👧‍👦'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿 hills', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['E\u0301tude', 'É'],
  ['क्षमा', 'क्ष'],
  ['𝒳 of mathematics', '𝒳'],
  ['\u200F\u00A0 ‮שלום', 'ש'],
  ['\uD800Lone', 'L'],
  ['\uDE00', ''],
])('the initial of %j is %j', (text, initial) => {
  expect(initialOf(text)).toBe(initial);
});

test('a browser without a segmenter takes the first sign, and never half of one', () => {
  vi.stubGlobal('Intl', {});
  expect(initialOf('Engine')).toBe('E');
  expect(initialOf(' 🎉 Party')).toBe('🎉');
  expect(initialOf('')).toBe('');
});
