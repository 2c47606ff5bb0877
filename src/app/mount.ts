import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Takes over the page that the document shows; as a transition, which React carries out in pieces
 * that leave room for a visitor's press.
 */
export function hydrate(element: Element, app: ReactNode): Root {
  const roots: Root[] = [];
  startTransition(() => {
    roots.push(hydrateRoot(element, app));
  });
  const [root] = roots;
  if (!root)
    throw new Error('app/mount.ts relies on startTransition to run what it is given at once');
  return root;
}

/** Puts another page in the place of the one that a host has answered with. */
export function renderAnew(element: Element, app: ReactNode): Root {
  const ofThatPage = 'title, meta[name]:not([name=viewport]), link[rel=canonical]';
  for (const stale of document.head.querySelectorAll(ofThatPage)) stale.remove();
  element.replaceChildren();
  const root = createRoot(element);
  root.render(app);
  return root;
}
