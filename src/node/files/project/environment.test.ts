import { expect, test } from 'vitest';
import { isSet } from './environment.ts';

test.each(['1', 'true', 'TRUE', 'yes', 'github'])('CI=%s says yes', (value) => {
  expect(isSet(value)).toBe(true);
});

test.each([undefined, '', ' ', '0', 'false', 'False', 'no', 'off'])('CI=%s says no', (value) => {
  expect(isSet(value)).toBe(false);
});
