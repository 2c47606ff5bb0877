import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { wordsOf } from '../../../tests/unit/words-of.ts';
import { timeline } from './schema.ts';
import { Timeline } from './view.tsx';

const example = timeline.parse(readExample('timeline'));
const entry = { period: '1833', title: 'Student' };

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

test('the place leads where the entry does, or the title where there is no place', async () => {
  const url = 'https://example.com/london';
  await showItems({ ...entry, place: 'London', url }, { ...entry, url });
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['London', 'Student']);
});

test('an entry with nothing to tell has no empty list', async () => {
  const container = await showItems(entry);
  expect(container.querySelectorAll('ul, ol > li p')).toHaveLength(1);
});

test('an entry without a period has no line for one', async () => {
  const container = await showItems({ title: 'Student' });
  expect(container.querySelector('ol > li')?.textContent).toBe('Student');
  expect(container.querySelectorAll('ol > li p')).toHaveLength(0);
});
