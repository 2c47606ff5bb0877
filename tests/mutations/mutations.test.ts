// @vitest-environment node
import { test } from 'vitest';
import { expectReported, outcomesOf } from './outcomes.ts';

test('one mistake in a valid file is reported where it is, and in full', () => {
  expectReported(outcomesOf(60), 0.95);
}, 240_000);
