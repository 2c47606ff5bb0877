import { render } from '@testing-library/react';
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
