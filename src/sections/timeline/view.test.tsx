import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { wordsOf } from '../../../tests/unit/words-of.ts';
import { timeline } from './schema.ts';
import { Timeline } from './view.tsx';

const example = timeline.parse(readExample('timeline'));
const entry = { period: '1833', title: 'Student' };
afterEach(cleanup);

const showItems = (...items: object[]) =>
  renderWithProviders(<Timeline {...timeline.parse({ type: 'timeline', items })} />);

test('the entries stand in their order, each with what it tells', async () => {
  const container = await renderWithProviders(<Timeline {...example} />);
  const entries = [...container.querySelectorAll('ol > li')];
  expect(entries).toHaveLength(example.items.length);
  for (const [index, { period, title, place, paragraphs, points }] of example.items.entries()) {
    const told = [period, title, place, ...[...paragraphs, ...points].map(wordsOf)].join('');
    expect(entries[index]?.textContent).toBe(told);
  }
});

test('the place leads where the entry does', async () => {
  await showItems({ ...entry, place: 'London', url: 'https://example.com/london' });
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('London');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('without a place it is the title', async () => {
  await showItems({ ...entry, url: 'https://example.com/school' });
  const heading = screen.getByRole('heading');
  expect(within(heading).getByRole('link').textContent).toBe('Student');
});

test('an entry with nothing to tell has no empty list', async () => {
  const container = await showItems(entry);
  expect(container.querySelectorAll('ul, ol > li p')).toHaveLength(1);
});

test('the entries take the level of a heading that is left out', async () => {
  await showItems(entry);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Student');
  cleanup();
  await renderWithProviders(<Timeline {...example} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(example.items.length);
});
