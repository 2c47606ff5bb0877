import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { prose } from './schema.ts';
import * as css from './view.css.ts';
import { Prose } from './view.tsx';

const showBlocks = (...paragraphs: unknown[]) =>
  renderWithProviders(<Prose {...prose.parse({ type: 'prose', paragraphs })} />);

test('what stands between paragraphs is what it is called', async () => {
  const container = await showBlocks(
    'One.',
    { heading: 'Two' },
    { list: ['a', 'b'] },
    { steps: ['c', 'd'] },
    { quote: 'Three', by: 'Four' },
    { code: 'five();' },
    { picture: '/media/six.webp', alt: 'Six', caption: 'Seven' },
  );
  const [body] = container.getElementsByClassName(css.body);
  expect([...(body?.children ?? [])].map(({ localName }) => localName)).toEqual([
    'p',
    'h1',
    'ul',
    'ol',
    'figure',
    'pre',
    'figure',
  ]);
  expect(container.querySelector('blockquote')?.textContent).toBe('Three');
  expect(container.querySelector('pre > code')?.textContent).toBe('five();');
  expect(screen.getByRole('img').getAttribute('alt')).toBe('Six');
  expect([...container.querySelectorAll('figcaption')].map((each) => each.textContent)).toEqual([
    'Four',
    'Seven',
  ]);
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
  const target = (name: string) => {
    const link = screen.getByRole('link', { name });
    return [link.getAttribute('href'), link.getAttribute('target')];
  };
  expect(target('page')).toEqual(['/projects', null]);
  expect(target('file')).toEqual(['/files/cv.pdf', '_blank']);
  expect(target('place')).toEqual(['https://example.com', '_blank']);
});
