import { afterEach, expect, test, vi } from 'vitest';
import { prefetchPages } from './prefetch.ts';

afterEach(() => vi.unstubAllGlobals());

test('a large page is not loaded before a visitor means to go there', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  document.body.innerHTML = '<a href="/about-me/">About</a> <a href="/projects/">Projects</a>';
  const prefetch = vi.fn();
  const pages = { load: vi.fn(), prefetch, replace: vi.fn() };
  prefetchPages(pages, '/', ['projects']);
  expect(prefetch.mock.calls).toEqual([['about-me', false]]);
  document.links[1]?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(prefetch.mock.lastCall).toEqual(['projects', true]);
});
