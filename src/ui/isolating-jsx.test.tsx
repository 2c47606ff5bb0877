import { type ElementType, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { jsx, setBorrowedTexts, setPageDirection } from './isolating-jsx.ts';

afterEach(() => setPageDirection('ltr'));

const link = (
  <a key="link" href="/one">
    one
  </a>
);

test.each<[direction: 'ltr' | 'rtl', type: ElementType, ReactNode, html: string]>([
  ['rtl', 'p', 'A first tool.', '<p><bdi>A first tool.</bdi></p>'],
  ['rtl', 'p', 'أداة.', '<p>أداة.</p>'],
  ['rtl', 'p', '2019 – 2024', '<p>2019 – 2024</p>'],
  ['rtl', 'p', '2019: A tool.', '<p><bdi>2019: A tool.</bdi></p>'],
  ['rtl', 'a', ['A tool', <svg key="icon" />], '<a><bdi>A tool</bdi><svg></svg></a>'],
  ['rtl', 'p', ['A – ', link, 'B.'], '<p><bdi>A – <a href="/one">one</a>B.</bdi></p>'],
  ['rtl', Fragment, ['See ', link, '.'], '<bdi>See <a href="/one">one</a>.</bdi>'],
  ['rtl', 'title', 'A first tool.', '<title>A first tool.</title>'],
  ['ltr', 'p', 'A first tool.', '<p>A first tool.</p>'],
  ['ltr', 'h2', '«أداة»!', '<h2><bdi>«أداة»!</bdi></h2>'],
  ['ltr', 'li', 'כלי ראשון.', '<li><bdi>כלי ראשון.</bdi></li>'],
])(
  'on a page from %s, the text of a %s has the direction of its letters',
  (direction, type, children, html) => {
    setPageDirection(direction);
    expect(renderToStaticMarkup(jsx(type, { children }))).toBe(html);
  },
);

/** Stands for a link of the router, which takes the attributes of its element. */
const Link = ({ to, ...props }: { to: string; lang?: string; children: string }) => (
  <a href={to} {...props} />
);

test('a text that stands in for one that is missing names its language', () => {
  vi.stubEnv('LANGUAGES', 'true');
  setBorrowedTexts({ Herramientas: 'es', 'Una ': 'es' });
  expect(renderToStaticMarkup(jsx('h2', { children: 'Herramientas' }))).toBe(
    '<h2 lang="es">Herramientas</h2>',
  );
  const running = jsx(Fragment, { children: ['Una ', <b key="b">carta</b>] });
  expect(renderToStaticMarkup(running)).toBe('<span lang="es">Una <b>carta</b></span>');
  expect(renderToStaticMarkup(jsx(Link, { to: 'tools', children: 'Herramientas' }))).toBe(
    '<a href="tools" lang="es">Herramientas</a>',
  );
  expect(renderToStaticMarkup(jsx('h2', { children: 'Tools' }))).toBe('<h2>Tools</h2>');
  setBorrowedTexts();
  vi.unstubAllEnvs();
});
