// @vitest-environment node
import { expect, test } from 'vitest';
import { expectMended, expectRates, expectReported, outcomesOf, slipOutcomes } from './outcomes.ts';
import { contentFile, siteFile } from './try-mistake.ts';

test('the files are in order before a mistake is made', () => {
  for (const { text, check } of [siteFile, contentFile]) expect(check(text).ok).toBe(true);
});

test('mistakes as people make them are reported where they are, once, and by their name', () => {
  expectRates(outcomesOf('open', 12, { knowsGood: false }), 'open');
}, 240_000);

test('so are mistakes that nobody has looked at', () => {
  expectRates(outcomesOf('heldOut', 6, { knowsGood: false }), 'heldOut');
}, 240_000);

test('one slip in a valid file is reported where it is, and in full', () => {
  expectReported(slipOutcomes(60), 0.95);
}, 240_000);

test('what is certain is mended, and leaves nothing worse', () => {
  const knowledge = { knowsGood: true };
  expectMended(outcomesOf('open', 47, knowledge), knowledge);
}, 240_000);
