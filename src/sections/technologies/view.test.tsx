import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { technologies } from './schema.ts';
import { Technologies } from './view.tsx';

const example = technologies.parse(readExample('technologies'));

test('the names are a list under their heading', async () => {
  await renderWithProviders(<Technologies {...example} />);
  expect(screen.getByRole('heading').textContent).toBe(example.heading);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(example.items);
});
