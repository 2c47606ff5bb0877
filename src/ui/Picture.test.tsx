import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AssetsContext } from './assets.ts';
import { Picture } from './Picture.tsx';

test.each([
  ['a small file has its place around it, and twice its size', 40, false, '80', true],
  ['a small file behind words fills its place', 40, true, '40', false],
  ['a large file fills its place', 800, false, '800', false],
])('%s', (_, width, isGround, shown, isAround) => {
  const files = { width, height: width, stem: '/a', widths: [], fallback: '/a.png' };
  const { container } = render(
    <AssetsContext value={{ pictures: { '/a.png': files }, icons: {}, files: {} }}>
      <Picture src="/a.png" alt="A" sizes="100vw" className="box" isGround={isGround} />
    </AssetsContext>,
  );
  expect(container.querySelector('img')?.getAttribute('width')).toBe(shown);
  expect(container.querySelector('.box')?.localName).toBe(isAround ? 'picture' : 'img');
});

const moving = { url: '/a-moving.mp4', play: 'Play the film' };
const files = { width: 900, height: 600, stem: '/a', widths: [], fallback: '/a.png', moving };

test.each([
  [undefined, 'a', '/a-moving.mp4'],
  ['in link', 'span', null],
  ['never', 'img', null],
] as const)('a picture that moves, and stands %s, has its place as %s', (moves, name, href) => {
  const html = renderToStaticMarkup(
    <AssetsContext value={{ pictures: { '/a.gif': files }, icons: {}, files: {} }}>
      <Picture src="/a.gif" alt="A table" sizes="100vw" className="box" {...(moves && { moves })} />
    </AssetsContext>,
  );
  const place = new DOMParser().parseFromString(html, 'text/html').querySelector('.box');
  expect(place?.localName).toBe(name);
  expect(place?.getAttribute('href') ?? null).toBe(href);
  expect(place?.getAttribute('aria-label') ?? '').toBe(href ? 'Play the film: A table' : '');
});
