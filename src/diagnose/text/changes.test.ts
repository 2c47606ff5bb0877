import { expect, test } from 'vitest';
import { changesSince } from './changes.ts';
import { sourceOf } from './source.ts';

test('one line that was changed in a long text is the only change', () => {
  const good = Array.from({ length: 3_000 }, (_, line) => `line ${line}`);
  const text = good.with(7, 'another').join('\n');
  expect(changesSince(good.join('\n'), sourceOf(text))).toEqual([
    { line: 7, length: 1, was: ['line 7'] },
  ]);
});
