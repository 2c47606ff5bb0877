// @vitest-environment node
import { describe, test } from 'vitest';
import { expectMended, expectRates, outcomesOf } from './outcomes.ts';

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
