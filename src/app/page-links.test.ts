import { afterEach, expect, test, vi } from 'vitest';
import { prefetchPages } from './page-links.ts';

afterEach(() => vi.unstubAllGlobals());

test('pages that are linked to are prefetched', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  document.body.innerHTML = '<a href="/about-me/">About</a> <a href="/projects/">Projects</a>';
  const prefetch = vi.fn();
  prefetchPages({ prefetch });
  expect(prefetch.mock.calls).toEqual([
    ['about-me', false],
    ['projects', false],
  ]);
  document.links[1]?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(prefetch.mock.lastCall).toEqual(['projects', true]);
});
