import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { cards } from './schema.ts';
import { Cards } from './view.tsx';

const showItems = (...items: object[]) =>
  renderWithProviders(<Cards {...cards.parse({ type: 'cards', items })} />);

test('a title leads off the site in a new tab, or to a page in this one', async () => {
  await showItems(
    { title: 'Away', url: 'https://example.com/' },
    { title: 'Here', page: 'work/2026' },
  );
  const [away, here] = screen.getAllByRole('link');
  expect(away?.getAttribute('target')).toBe('_blank');
  expect(here?.getAttribute('target')).toBeNull();
  expect(here?.getAttribute('href')).toBe('/work/2026');
});

test('a card may be a title and no more', async () => {
  const container = await showItems({ title: 'Bare' });
  expect(container.textContent).toBe('Bare');
  expect(container.querySelectorAll('img, a, p, ul ul')).toHaveLength(0);
});
