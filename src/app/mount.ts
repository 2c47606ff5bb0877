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
  element.replaceChildren();
  const root = createRoot(element, options);
  root.render(app);
  return root;
}

/**
 * The tags that the build has written for a page. React adds its own where it renders a page anew,
 * since the document is of another page or its hydration has failed; then these have to be removed.
 */
export function findPageTags(head: HTMLHeadElement): { removeStale: () => void } {
  const tags = head.querySelectorAll(
    'title, meta[name]:not([name=viewport],[name=theme-color],[name^=twitter]), link[rel=canonical]',
  );
  return {
    removeStale: () => {
      if (head.querySelectorAll('title').length > 1) for (const tag of tags) tag.remove();
    },
  };
}
