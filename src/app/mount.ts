import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

type Options = Pick<RootOptions, 'onCaughtError'>;

/**
 * Hydrates the page in the document. React does the work of a transition in pieces, and answers a
 * visitor in between.
 */
export function hydrate(element: Element, app: ReactNode, options: Options): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(element, app, options)));
  });
}

/** Replaces the page in the document, where a host answers one path with the page of another. */
export function replacePage(element: Element, app: ReactNode, options: Options): Root {
  const pageTags = 'title, meta[name]:not([name=viewport]), link[rel=canonical]';
  for (const stale of document.head.querySelectorAll(pageTags)) stale.remove();
  element.replaceChildren();
  const root = createRoot(element, options);
  root.render(app);
  return root;
}
