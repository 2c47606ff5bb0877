import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { timeline } from './schema.ts';
import { Timeline } from './view.tsx';

const entry = { period: '1833', title: 'Student' };

const showItems = (...items: object[]) =>
  renderWithProviders(<Timeline {...timeline.parse({ type: 'timeline', items })} />);

test('the place leads where the entry does, or the title where there is no place', async () => {
  const url = 'https://example.com/london';
  await showItems({ ...entry, place: 'London', url }, { ...entry, url });
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['London', 'Student']);
});

test('what an entry does not have takes no line', async () => {
  const container = await showItems(entry, { title: 'Engineer' });
  const lines = [...container.querySelectorAll('ol > li')].map((each) =>
    [...each.querySelectorAll('p, ul')].map(({ textContent }) => textContent),
  );
  expect(lines).toEqual([['1833'], []]);
});
