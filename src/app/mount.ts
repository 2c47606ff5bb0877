import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates the page in the document. React does the work of a transition in pieces, and answers a
 * visitor in between.
 */
export function hydrate(element: Element, app: ReactNode): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(element, app)));
  });
}

/** Replaces the page in the document, where a host answers one path with the page of another. */
export function replacePage(element: Element, app: ReactNode): Root {
  const pageTags =
    'title, meta[name]:not([name=viewport],[name=theme-color],[name^=twitter]), link[rel=canonical]';
  for (const stale of document.head.querySelectorAll(pageTags)) stale.remove();
  element.replaceChildren();
  const root = createRoot(element);
  root.render(app);
  return root;
}
