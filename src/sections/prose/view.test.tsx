import { expect, test } from 'vitest';
import { renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { prose } from './schema.ts';
import { Prose } from './view.tsx';

test.each([
  ['One.', 'p', 'One.'],
  [{ heading: 'Two' }, 'h1', 'Two'],
  [{ subheading: 'Two' }, 'h2', 'Two'],
  [{ list: ['a', 'b'] }, 'ul > li', 'ab'],
  [{ steps: ['c', 'd'] }, 'ol > li', 'cd'],
  [{ list: ['a', { paragraphs: ['b', { list: ['c'] }] }] }, 'ul > li > ul > li', 'c'],
  [{ steps: [{ paragraphs: ['Run', { code: 'npm i' }] }] }, 'ol > li > :is(p, pre)', 'Runnpm i'],
  [{ code: 'a = 1', language: 'Python' }, 'pre[data-language=Python]', 'a = 1'],
  [{ steps: ['c'], start: 3 }, 'ol[start="3"] > li', 'c'],
  [{ rule: true }, 'hr', ''],
  [
    {
      table: [
        ['A', 'B'],
        ['c', '**d**'],
      ],
    },
    'thead th[scope=col], td > strong',
    'ABd',
  ],
  [{ table: [['A'], ['']] }, '[role=group][aria-label=A][tabindex="0"] > table td', ''],
  [{ quote: 'Three', by: 'Four' }, 'figure > blockquote, figcaption', 'ThreeFour'],
  [{ code: 'five();' }, 'pre > code', 'five();'],
  [{ picture: '/media/six.webp', alt: 'Six', caption: 'Seven' }, 'figure > figcaption', 'Seven'],
  ['A **bold** text.', 'p > strong', 'bold'],
  ['A [page](projects).', 'a[href="/projects"]:not([target])', 'page'],
  ['A [file](/files/cv.pdf).', 'a[href="/files/cv.pdf"][target=_blank]', 'file'],
  ['A [place](https://a.dev).', 'a[href="https://a.dev"][target=_blank]', 'place'],
])('the block %j is marked up as %s', async (block, selector, text) => {
  const container = await renderWithProviders(
    <Prose {...prose.parse({ type: 'prose', paragraphs: [block] })} />,
  );
  const found = [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(found.join('')).toBe(text);
});
