// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { expectMended, expectRates, expectReported, outcomesOf, slipOutcomes } from './outcomes.ts';

test('every slip in a valid file is reported where it is, and in full', () => {
  const outcomes = slipOutcomes(1);
  expect(outcomes.length).toBeGreaterThan(3_000);
  expectReported(outcomes, 0.97);
}, 1_200_000);

describe.each([
  ['without the file as it was', { knowsGood: false }],
  ['with the file as it was', { knowsGood: true }],
])('%s', (_, knowledge) => {
  const open = outcomesOf('open', 1, knowledge);

  test('mistakes are reported where they are, once, and by their name', () => {
    expectRates(open, 'open');
  });

  test('so are the mistakes that nobody has looked at', () => {
    expectRates(outcomesOf('heldOut', 1, knowledge), 'heldOut');
  });

  test('what is certain is mended, and leaves nothing worse', () => {
    expectMended(open, knowledge);
  }, 1_200_000);
});
