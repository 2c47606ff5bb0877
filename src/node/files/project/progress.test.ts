import { expect, onTestFinished, test, vi } from 'vitest';
import { countDone } from './progress.ts';

const after = (ms: number) => new Promise<number>((done) => setTimeout(done, ms, ms));

test('a long work says how far it is, and a quick one says nothing', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const said: string[] = [];
  const works = countDone('pictures', [after(4_000), after(12_000)], (line) => said.push(line));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await works).toEqual([4_000, 12_000]);
  expect(said).toEqual(['pictures: 1 of 2 are ready', 'pictures: 1 of 2 are ready']);
  const quick = countDone('pictures', [after(100)], (line) => said.push(line));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await quick).toEqual([100]);
  expect(said).toHaveLength(2);
});
