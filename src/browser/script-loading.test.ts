import { expect, test, vi } from 'vitest';
import { modulesAttribute } from './modules-attribute.ts';
import { preloadModules } from './script-loading.ts';

test('all modules that a document lists are preloaded, and the first large one is waited for', async () => {
  const root = document.implementation.createHTMLDocument();
  root.body.innerHTML = `<script ${modulesAttribute}="/a.js /b.js /c.js"></script>`;
  const settled = vi.fn();
  const preload = preloadModules(root).then(settled);
  const [, second, third] = root.head.querySelectorAll('link[rel=modulepreload]');
  expect(third?.getAttribute('href')).toBe('/c.js');
  third?.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  second?.dispatchEvent(new Event('load'));
  await preload;
});
