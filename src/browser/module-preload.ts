import { modulesAttribute } from './modules-attribute.ts';

/**
 * Asks for all modules that the document lists at once. Asked for by the document itself they would
 * share a slow line with the pictures and fonts of the first screen, which a visitor sees.
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
