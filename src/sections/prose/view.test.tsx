import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { prose } from './schema.ts';
import { Prose } from './view.tsx';

const showBlocks = (...paragraphs: unknown[]) =>
  renderWithProviders(<Prose {...prose.parse({ type: 'prose', paragraphs })} />);

test.each([
  ['One.', 'p', 'One.'],
  [{ heading: 'Two' }, 'h1', 'Two'],
  [{ list: ['a', 'b'] }, 'ul > li', 'ab'],
  [{ steps: ['c', 'd'] }, 'ol > li', 'cd'],
  [{ quote: 'Three', by: 'Four' }, 'figure > blockquote, figcaption', 'ThreeFour'],
  [{ code: 'five();' }, 'pre > code', 'five();'],
  [{ picture: '/media/six.webp', alt: 'Six', caption: 'Seven' }, 'figure > figcaption', 'Seven'],
])('the block %j is marked up as %s', async (block, selector, text) => {
  const container = await showBlocks(block);
  const found = [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(found.join('')).toBe(text);
});

test.each([
  ['of two kinds', { heading: 'A', list: ['b'] }],
  ['of no kind', {}],
  ['without the alternative text of its picture', { picture: '/media/a.webp' }],
])('a block %s is refused', (_, block) => {
  expect(prose.safeParse({ type: 'prose', paragraphs: [block] }).success).toBe(false);
});

test('a text may be emphasised, and lead to pages, files and other sites', async () => {
  await showBlocks(
    'A **bold** [page](projects), [file](/files/cv.pdf), [place](https://example.com)',
  );
  expect(screen.getByText('bold').localName).toBe('strong');
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['/projects', null],
    ['/files/cv.pdf', '_blank'],
    ['https://example.com', '_blank'],
  ]);
});
