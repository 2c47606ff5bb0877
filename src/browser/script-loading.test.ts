// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { modulesAttribute } from './modules-attribute.ts';
import { preloadModules } from './script-loading.ts';

test('all modules that a document lists are preloaded, and the last of them is not waited for', async () => {
  const root = document.implementation.createHTMLDocument();
  root.body.innerHTML = `<script ${modulesAttribute}="/a.js /b.js /c.js"></script>`;
  const settled = vi.fn();
  const preload = preloadModules(root).then(settled);
  const [first, second, third] = root.head.querySelectorAll('link[rel=modulepreload]');
  expect(third?.getAttribute('href')).toBe('/c.js');
  first?.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  second?.dispatchEvent(new Event('load'));
  await preload;
});

test.each(['', '/a.js'])('nothing is waited for where the list is "%s"', async (list) => {
  const root = document.implementation.createHTMLDocument();
  root.body.innerHTML = `<script ${modulesAttribute}="${list}"></script>`;
  await expect(preloadModules(root)).resolves.toBeUndefined();
});
