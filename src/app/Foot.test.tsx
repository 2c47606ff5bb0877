import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../tests/unit/render-with-providers.tsx';
import { noContent } from '../data/content.ts';
import { Foot } from './Foot.tsx';

const mail = { label: 'Mail', url: 'mailto:ada@example.com' };
const code = { label: 'Code', url: 'https://github.com/example' };
const links = [{ label: 'Imprint', page: 'imprint' }];
const plain = { owner: 'Ada', contacts: true, links: [] };

test.each<[string, Parameters<typeof Foot>[0], words: string[]]>([
  ['the owner and the contacts, mail first', plain, ['Ada', 'Mail', 'Code']],
  ['no contacts', { ...plain, contacts: false }, ['Ada']],
  [
    'a year and more links',
    { ...plain, year: 2026, links },
    ['© 2026 Ada', 'Mail', 'Code', 'Imprint'],
  ],
  ['a name of its own', { ...plain, name: 'Studio' }, ['Studio', 'Mail', 'Code']],
  ['no name', { ...plain, name: '' }, ['', 'Mail', 'Code']],
])('at the end of a page stands %s', async (_, props, words) => {
  const said = { ...noContent, contact: [code, mail] };
  const container = await renderWithProviders(<Foot {...props} />, said);
  const shown = [...container.querySelectorAll('footer p, footer li')];
  expect(shown.map((each) => each.textContent)).toEqual(words);
});

test('the next project is a link with its title and its picture, which says nothing of its own', async () => {
  const next = { rel: 'next', word: 'Next', label: 'Engine', path: 'engine' } as const;
  const neighbours = [{ ...next, picture: { src: '/media/poster.webp' } }];
  const container = await renderWithProviders(<Foot {...plain} neighbours={neighbours} />);
  const link = screen.getByRole('link', { name: 'Next Engine' });
  expect(link.getAttribute('href')).toBe('/engine');
  expect(link.contains(container.querySelector('img[alt=""]'))).toBe(true);
});
