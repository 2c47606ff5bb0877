import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Content, noContent } from './content.ts';
import { createContentStore } from './store.ts';
import { StoreContext, useContent } from './use-content.ts';

const projects = ['Engine', 'Notes'].map((title) => ({ title, url: '', description: '' }));
const said: Content = { ...noContent, projects };

let renders = 0;

/** Selects a new array on each call, which also depends on the component's props. */
function Titles({ ending }: { ending: string }) {
  renders += 1;
  const titles = useContent((content) => content.projects.map(({ title }) => title + ending));
  return <p role="status">{titles.join(' ')}</p>;
}

test('a selector that makes a new list each time is rendered once for each news, and the last counts', async () => {
  const store = createContentStore(noContent, async () => ({ content: said, dropped: [] }));
  const page = (ending: string) => (
    <StoreContext value={store}>
      <Titles ending={ending} />
    </StoreContext>
  );
  const { rerender } = render(page('.'));
  const shown = () => screen.getByRole('status').textContent;
  expect(shown()).toBe('');
  await act(() => store.load());
  expect(shown()).toBe('Engine. Notes.');
  const after = renders;
  expect(after).toBeLessThan(5);
  rerender(page('!'));
  expect(shown()).toBe('Engine! Notes!');
  expect(renders).toBe(after + 1);
  await act(async () => {
    store.setState({ projects: [] });
    store.setState({ projects });
  });
  expect(shown()).toBe('Engine! Notes!');
});
