import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsAtOnce } from './movement.ts';
import { StaggeredList } from './StaggeredList.tsx';

test('a list that comes later grows by few rows at once', async () => {
  const container = document.createElement('div');
  const texts = () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  const lengths = [0];
  const observer = new MutationObserver(() => lengths.push(texts().length));
  observer.observe(container, { childList: true, subtree: true });
  const rows = Array.from({ length: 4 * rowsAtOnce + 7 }, (_, index) => `Row ${index + 1}`);
  render(<StaggeredList rows={rows}>{(row) => <p>{row}</p>}</StaggeredList>, { container });
  expect(texts()).toEqual(rows.slice(0, rowsAtOnce));
  await waitFor(() => expect(texts()).toEqual(rows));
  const steps = lengths.slice(1).map((length, index) => length - (lengths[index] ?? 0));
  expect(Math.max(...steps)).toBe(rowsAtOnce);
});
