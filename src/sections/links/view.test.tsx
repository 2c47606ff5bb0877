import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { links } from './schema.ts';
import { Links } from './view.tsx';

const example = links.parse(readExample('links'));

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
