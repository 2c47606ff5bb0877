import { modulesAttribute } from './modules-attribute.ts';

/**
 * Preloads the modules that the document lists; settles when the first of them has come. Tags in the
 * document itself would request them earlier, and they would share a slow line with the pictures and
 * fonts of the first screen.
 */
export function preloadModules(root: Document): Promise<unknown> {
  const list = root.querySelector(`script[${modulesAttribute}]`)?.getAttribute(modulesAttribute);
  const loads = (list?.split(' ').filter(Boolean) ?? []).map((href) => {
    const link = root.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    root.head.append(link);
    return new Promise((resolve) => link.addEventListener('load', resolve));
  });
  return Promise.race(loads);
}
