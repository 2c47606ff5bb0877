import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { parse } from 'yaml';
import { type Content, noContent } from '../../src/data/content.ts';
import { createContentStore } from '../../src/data/store.ts';
import { StoreContext } from '../../src/data/use-content.ts';
import { type Assets, AssetsContext } from '../../src/ui/assets.ts';

const texts = import.meta.glob<string>('../../src/sections/*/example.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The example of a section type, as it is written. */
export function exampleText(type: string): string {
  const text = texts[`../../src/sections/${type}/example.yaml`];
  if (text === undefined) throw new Error(`sections/${type} has no example.yaml`);
  return text;
}

export const readExample = (type: string): unknown => parse(exampleText(type));

/** What the data service said in most tests. */
export const content: Content = {
  ...noContent,
  owner: { nameOwn: 'Ada Lovelace', profession: 'Analyst', label: 'I plan engines.' },
  projects: [
    { title: 'Engine', url: 'https://example.com/engine', description: 'It weaves numbers.' },
    { title: 'Notes', url: 'https://example.com/notes', description: 'They explain it.' },
  ],
  contact: [
    { label: 'Mail', url: 'mailto:ada@example.com' },
    { label: 'Code', url: 'https://github.com/example' },
  ],
};

/** Renders a part of a page inside the providers it needs, with the content of an answered data service. */
export async function renderWithProviders(
  part: ReactNode,
  said: Partial<Content> = content,
  made: Partial<Assets> = {},
) {
  const store = createContentStore(noContent, async () => ({ content: said, dropped: [] }));
  await store.load();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  const { container } = render(
    <AssetsContext value={{ pictures: {}, icons: {}, files: {}, ...made }}>
      <StoreContext value={store}>
        <RouterProvider router={router} />
      </StoreContext>
    </AssetsContext>,
  );
  return container;
}
