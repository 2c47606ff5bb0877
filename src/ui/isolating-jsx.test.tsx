import { type ElementType, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { jsx, setPageDirection } from './isolating-jsx.ts';

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
