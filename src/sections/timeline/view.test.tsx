import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { timeline } from './schema.ts';
import { Timeline } from './view.tsx';

test('the place leads where the entry does, or else the title, and what is missing has no line', async () => {
  const entry = { period: '1833', title: 'Student', url: 'https://example.com/london' };
  const items = [{ ...entry, place: 'London' }, entry, { title: 'Engineer' }];
  const container = await renderWithProviders(
    <Timeline {...timeline.parse({ type: 'timeline', items })} />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['London', 'Student']);
  const lines = [...container.querySelectorAll('p, ul')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['1833', 'London', '1833']);
});
