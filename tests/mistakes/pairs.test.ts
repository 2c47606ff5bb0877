// @vitest-environment node
import { expect, test } from 'vitest';
import { isHeldOut, siteMistakes } from './corpus.ts';
import { hiddenIn, missingReferences, pairsOf } from './pairs.ts';
import { siteFile } from './try-mistake.ts';

const count = 4;
const open = siteMistakes.filter((mistake) => !isHeldOut(mistake, siteFile.text));

test('two mistakes that were made since the file was in order are both shown', () => {
  const pairs = pairsOf([...open, ...missingReferences], open, count);
  expect(pairs.flatMap((pair) => hiddenIn(pair, siteFile.text) ?? [])).toEqual([]);
}, 240_000);

test('what is gone since the file was in order is shown beside the mistake that was made after', () => {
  const pairs = pairsOf(missingReferences, [...open, ...missingReferences], count);
  const lastGood = ({ mistakes: [gone] }: (typeof pairs)[number]) => gone.edit(siteFile.text);
  expect(pairs.flatMap((pair) => hiddenIn(pair, lastGood(pair)) ?? [])).toEqual([]);
}, 240_000);
