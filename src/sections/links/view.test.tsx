import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { links } from './schema.ts';
import { Links } from './view.tsx';

const example = links.parse(readExample('links'));
afterEach(cleanup);

test('each link opens in a new tab', async () => {
  await renderWithProviders(<Links {...example} />);
  const shown = screen.getAllByRole('link');
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    example.items.map(({ label, url }) => [label, url]),
  );
  for (const link of shown) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
});

test('the heading may be left out', async () => {
  await renderWithProviders(<Links {...example} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  cleanup();
  await renderWithProviders(<Links {...example} heading={undefined} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each(['javascript:alert(1)', 'data:text/html,hello', '//example.com', 'example.com'])(
  '%s is refused',
  (url) => {
    expect(links.safeParse({ ...example, items: [{ label: 'Unsafe', url }] }).success).toBe(false);
  },
);
