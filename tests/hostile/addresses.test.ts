import { expect, test } from 'vitest';
import { isFullRun } from '../unit/full-run.ts';
import { attackAddresses, isAllowed, linksOf, tryAddresses } from './addresses.ts';

test(`none of ${attackAddresses.length} attack addresses becomes a link`, async () => {
  expect(attackAddresses.length).toBeGreaterThanOrEqual(200);
  expect(await linksOf(attackAddresses)).toEqual([[], [], []]);
});

test('what leads somewhere becomes one', async () => {
  const good = [
    'https://bücher.example/ä?b#c',
    'http://[::1]:80/',
    'mailto:a@b.c',
    'tel:+1-555-0100',
  ];
  expect(await linksOf(good)).toEqual([good, good, good]);
  expect(good.map(isAllowed)).toEqual([true, true, true, true]);
  expect(
    ['https:example.com', 'javascript:alert(1)', 'https://a@b.example'].map(isAllowed),
  ).toEqual([false, false, false]);
});

const count = isFullRun ? 1_000_000 : 100_000;

test(`${count} generated addresses become links of the allowed kinds or none`, async () => {
  await tryAddresses(count);
}, 600_000);
