import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { prose } from './schema.ts';
import { Prose } from './view.tsx';

const example = prose.parse(readExample('prose'));
afterEach(cleanup);

test('the heading and the paragraphs are shown in order', async () => {
  const container = await renderWithProviders(<Prose {...example} />);
  expect(screen.getByRole('heading').textContent).toBe(example.heading);
  const paragraphs = [...container.querySelectorAll('p')];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(example.paragraphs);
});

test('the heading may be left out', async () => {
  await renderWithProviders(<Prose {...prose.parse({ type: 'prose', paragraphs: ['One.'] })} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('One.')).toBeTruthy();
});
