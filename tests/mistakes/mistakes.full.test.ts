// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { contentMistakes, siteMistakes } from './corpus.ts';
import { expectMended, expectRates, outcomesOf } from './outcomes.ts';

test('there are at least 300 mistakes', () => {
  expect(siteMistakes.length + contentMistakes.length).toBeGreaterThan(300);
});

describe.each([
  ['without the file as it was', { knowsGood: false }],
  ['with the file as it was', { knowsGood: true }],
])('%s', (_, knowledge) => {
  const outcomes = outcomesOf(1, knowledge);

  test('mistakes are reported where they are, once, and by their name', () => {
    expectRates(outcomes);
  });

  test('what is certain is mended, and leaves nothing worse', async () => {
    await expectMended(outcomes, knowledge);
  }, 1_200_000);
});
