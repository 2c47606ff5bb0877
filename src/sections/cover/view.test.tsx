import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { cover } from './schema.ts';
import { Cover } from './view.tsx';

const example = cover.parse(readExample('cover'));

test('a cover has its title as a heading, its picture, and each fact below its name', async () => {
  await renderWithProviders(<Cover {...example} />);
  expect(screen.getByRole('heading', { name: 'Analytical Engine', level: 1 })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Punched cards on a loom' })).toBeDefined();
  const [terms, values] = ['term', 'definition'].map((role) =>
    screen.getAllByRole(role).map(({ textContent }) => textContent),
  );
  expect(terms).toEqual(['Year', 'Client', 'Role']);
  expect(values).toEqual(['1843', 'Charles Babbage', 'Programs and notes']);
});

test('a cover of which only the title is known is a heading', async () => {
  const container = await renderWithProviders(
    <Cover {...cover.parse({ type: 'cover', heading: 'Notes' })} />,
  );
  expect(container.querySelectorAll('dl, ul, img')).toHaveLength(0);
});
