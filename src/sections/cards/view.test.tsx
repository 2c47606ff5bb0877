import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { cards } from './schema.ts';
import { Cards } from './view.tsx';

const example = cards.parse(readExample('cards'));

const showItems = (...items: object[]) =>
  renderWithProviders(<Cards {...cards.parse({ type: 'cards', items })} />);

test('a card shows its picture, its title, its text and its tags', async () => {
  await renderWithProviders(<Cards {...example} />);
  const [first] = screen.getAllByRole('listitem');
  const [item] = example.items;
  if (!first || !item) throw new Error('The example has a card');
  expect(within(first).getByRole('img').getAttribute('alt')).toBe(item.picture?.alt);
  expect(within(first).getByRole('heading', { level: 2 }).textContent).toBe(item.title);
  expect(within(first).getByText(String(item.text))).toBeTruthy();
  expect(
    within(first)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(item.tags);
});

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
