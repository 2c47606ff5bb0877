import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type Content, noContent } from './content.ts';
import { createContentStore } from './store.ts';
import { StoreContext, useContent } from './use-content.ts';

const projects = ['Engine', 'Notes'].map((title) => ({ title, url: '', description: '' }));
const said: Content = { ...noContent, projects };

test('a selector that makes a new list each time is rendered once for each news', async () => {
  const store = createContentStore(noContent, async () => ({ content: said, dropped: [] }));
  let renders = 0;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreContext value={store}>{children}</StoreContext>
  );
  const { result, rerender } = renderHook(
    ({ ending }) => {
      renders += 1;
      return useContent((content) => content.projects.map(({ title }) => title + ending));
    },
    { initialProps: { ending: '.' }, wrapper },
  );
  expect(result.current).toEqual([]);
  await act(() => store.load());
  expect(result.current).toEqual(['Engine.', 'Notes.']);
  const after = renders;
  expect(after).toBeLessThan(5);
  rerender({ ending: '!' });
  expect(result.current).toEqual(['Engine!', 'Notes!']);
  expect(renders).toBe(after + 1);
});
