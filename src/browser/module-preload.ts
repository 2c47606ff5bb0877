import { modulesAttribute } from './modules-attribute.ts';

/**
 * Preloads the modules that the document lists. Tags in the document itself would request them
 * earlier, and they would share a slow line with the pictures and fonts of the first screen.
 */
export function preloadModules(root: Document): void {
  const list = root.querySelector(`script[${modulesAttribute}]`)?.getAttribute(modulesAttribute);
  for (const href of list?.split(' ').filter(Boolean) ?? []) {
    const link = root.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    root.head.append(link);
  }
}
