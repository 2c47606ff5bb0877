// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '../../tests/unit/render-with-providers.tsx';
import { quotes } from '../sections/quotes/schema.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

function Broken(): never {
  throw new Error('Not here');
}

test('a page whose first section throws keeps the heading of that section', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const section = quotes.parse({
    type: 'quotes',
    heading: 'Kind words',
    items: [{ text: 'Well done.', name: 'Ada' }],
  });
  const placed = { section, level: 1, fallback: 'About me', isFirst: true } as const;
  await renderWithProviders(
    <SectionBoundary placed={placed}>
      <Broken />
    </SectionBoundary>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Kind words');
});
