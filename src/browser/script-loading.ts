import { modulesAttribute } from './modules-attribute.ts';

/**
 * Preloads the modules that the document lists, and resolves when the first of them is loaded. The last, a small
 * one, does not count. If the HTML had preload tags instead, the modules would slow down the pictures and fonts
 * of the first screen.
 */
export async function preloadModules(root: Document): Promise<void> {
  const list = root.querySelector(`script[${modulesAttribute}]`)?.getAttribute(modulesAttribute);
  const addresses = list?.split(' ').filter(Boolean) ?? [];
  const loads = addresses.map((href) => {
    const link = Object.assign(root.createElement('link'), { rel: 'modulepreload', href });
    root.head.append(link);
    return new Promise((resolve) => link.addEventListener('load', resolve));
  });
  await Promise.race(loads.slice(0, -1));
}

/** The progress of the page's script. Before the script runs, the document has no such state. */
type ScriptState = 'running' | 'ready' | 'failed';

/** Sets an attribute of the document, by which the styles show or hide buttons that need the script. */
export function setScriptState(state: ScriptState): void {
  document.documentElement.dataset['script'] = state;
}

export const wait = (ms: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));

/** Lets the browser paint and handle input before the next step of work. */
export const yieldToMain = () => wait(0);
