import { linkedPath } from './linked-path.ts';

/**
 * Leaves links to some pages to the browser. The router hears nothing of these clicks: it would enter
 * the address into the history of the document that is left, and Back would lead there within it.
 */
export function followAsDocuments(isDocument: (path: string) => boolean, base: string): void {
  const leave = (event: Event) => {
    const path = linkedPath(event.target, base);
    if (path !== undefined && isDocument(path)) event.stopPropagation();
  };
  document.addEventListener('click', leave, { capture: true });
}
