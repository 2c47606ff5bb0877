import { modulesAttribute } from './modules-attribute.ts';

/**
 * Preloads the modules that the document lists; settles when all but the last of them have come. With
 * tags in the document itself they would share a slow line with the pictures and fonts of the first screen.
 */
export function preloadModules(root: Document): Promise<void> {
  const list = root.querySelector(`script[${modulesAttribute}]`)?.getAttribute(modulesAttribute);
  const addresses = list?.split(' ').filter(Boolean) ?? [];
  return new Promise((resolve) => {
    let others = addresses.length - 1;
    for (const href of addresses) {
      const link = root.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      link.addEventListener('load', () => {
        others -= 1;
        if (others === 0) resolve();
      });
      root.head.append(link);
    }
  });
}

/** How far the page's script has come; before its first line runs, the document has no state. */
type ScriptState = 'running' | 'ready' | 'failed';

/** Sets the state by which styles hide the buttons that need the script. */
export function setScriptState(state: ScriptState): void {
  document.documentElement.dataset['script'] = state;
}

export const wait = (ms: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));

/** Lets the browser paint, and answer a visitor, between two pieces of work. */
export const yieldToMain = () => wait(0);
