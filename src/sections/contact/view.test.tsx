import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  content,
  readExample,
  renderWithProviders,
} from '../../../tests/unit/render-with-providers.tsx';
import { contact } from './schema.ts';
import { Contact } from './view.tsx';

const example = contact.parse(readExample('contact'));
afterEach(cleanup);

test('it lists the contact links, each in a new tab', async () => {
  await renderWithProviders(<Contact {...example} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(example.heading);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    content.contact.map(({ label, url }) => [label, url]),
  );
  for (const link of links) expect(link.getAttribute('target')).toBe('_blank');
});

test('without contact links the text for the empty list is shown', async () => {
  await renderWithProviders(<Contact {...example} />, { ...content, contact: [] });
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText(String(example.empty))).toBeTruthy();
});
