import { act, configure, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { rowsAtOnce } from './movement.ts';
import { StaggeredList } from './StaggeredList.tsx';

// The time limits are long, so the tests do not fail on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 30_000 });
const rowsOf = (count: number, name = 'Row') =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
const listOf = (rows: string[]) => (
  <StaggeredList rows={rows}>{(row) => <p>{row}</p>}</StaggeredList>
);
const texts = (container: Element) =>
  [...container.querySelectorAll('li')].map(({ textContent }) => textContent);

/** Counts the rows that each commit of React adds to an element or changes in the element. */
function watchCommits(container: Element): number[] {
  const counts: number[] = [];
  const observer = new MutationObserver((changes) => {
    const touched = new Set<Node>();
    for (const { addedNodes, target, type } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        const row = element?.closest('li');
        for (const each of row ? [row] : (element?.querySelectorAll('li') ?? [])) touched.add(each);
      }
    }
    counts.push(touched.size);
  });
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  return counts;
}

test('a list that is prerendered is all there, and stays as it is when it is hydrated', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const rows = rowsOf(3 * rowsAtOnce + 1);
  container.innerHTML = renderToString(listOf(rows));
  expect(texts(container)).toEqual(rows);
  const before = [...container.querySelectorAll('li')];
  const commits = watchCommits(container);
  const root = await act(async () => hydrateRoot(container, listOf(rows)));
  expect([...container.querySelectorAll('li')]).toEqual(before);
  expect(commits).toEqual([]);
  await act(async () => root.unmount());
  container.remove();
});

test('a list that comes later grows by few rows at once', async () => {
  const container = document.createElement('div');
  const commits = watchCommits(container);
  const rows = rowsOf(4 * rowsAtOnce + 7);
  render(listOf(rows), { container });
  expect(texts(container)).toEqual(rows.slice(0, rowsAtOnce));
  await waitFor(() => expect(texts(container)).toEqual(rows));
  expect(Math.max(...commits)).toBe(rowsAtOnce);
});
