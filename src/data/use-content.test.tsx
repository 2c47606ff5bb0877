import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Content, noContent } from './content.ts';
import { createContentStore } from './store.ts';
import { StoreContext, useContent } from './use-content.ts';

const projects = [
  { title: 'Engine', url: 'https://example.com/engine', description: '' },
  { title: 'Notes', url: 'https://example.com/notes', description: '' },
];
const said: Content = { ...noContent, projects };

let renders = 0;

/** Selects a new array on each call, which also depends on the component's props. */
function Titles({ ending }: { ending: string }) {
  renders += 1;
  const titles = useContent((content) => content.projects.map(({ title }) => title + ending));
  return <p role="status">{titles.join(' ')}</p>;
}

test('a selector that makes a new list each time is rendered once for each news', async () => {
  const store = createContentStore(noContent, async () => ({ content: said, dropped: [] }));
  const page = (ending: string) => (
    <StoreContext value={store}>
      <Titles ending={ending} />
    </StoreContext>
  );
  const { rerender } = render(page('.'));
  expect(screen.getByRole('status').textContent).toBe('');
  await act(() => store.load());
  expect(screen.getByRole('status').textContent).toBe('Engine. Notes.');
  const after = renders;
  expect(after).toBeLessThan(5);

  rerender(page('!'));
  expect(screen.getByRole('status').textContent).toBe('Engine! Notes!');
  expect(renders).toBe(after + 1);
});

function Count() {
  return <p role="status">{useContent((content) => content.projects).length}</p>;
}

test('an answer that is taken back while it is being rendered leaves the page as it was', async () => {
  const store = createContentStore(said, async () => ({ content: said, dropped: [] }));
  render(
    <StoreContext value={store}>
      <Count />
    </StoreContext>,
  );
  await act(async () => {
    store.setState({ projects: [] });
    store.setState({ projects });
  });
  expect(screen.getByRole('status').textContent).toBe('2');
});
