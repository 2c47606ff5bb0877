import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { facts } from './schema.ts';
import { Facts } from './view.tsx';

const example = facts.parse(readExample('facts'));

test('each figure stands with what it counts, and its note', async () => {
  await renderWithProviders(<Facts {...example} />);
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(labels).toEqual(example.items.map(({ label }) => label));
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(
    example.items.flatMap(({ value, note }) => [String(value), ...(note ? [note] : [])]),
  );
});

test('a number with decimals has to be quoted', () => {
  const withValue = (value: unknown) =>
    facts.safeParse({ type: 'facts', items: [{ value, label: 'Score' }] }).success;
  expect([12, '1.10', 1.1].map(withValue)).toEqual([true, true, false]);
});
