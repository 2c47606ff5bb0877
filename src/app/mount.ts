import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/**
 * Hydrates the prerendered page, or replaces it if the host responded with the HTML of another page. Calls `onFailure`
 * with an error that no section has caught, after which React shows nothing.
 */
export async function mountPage(
  app: ReactNode,
  isInDocument: boolean,
  onFailure: (error: unknown) => void,
) {
  const element = document.getElementById('page');
  if (!element) throw new Error('No element #page');
  const { head } = document;
  const tags = head.querySelectorAll(
    import.meta.env.LANGUAGES
      ? 'title, meta[name=description], link[rel=canonical], link[hreflang]'
      : 'title, meta[name=description], link[rel=canonical]',
  );
  // The error boundaries of the sections log the errors that they catch, so React need not.
  const options = { onCaughtError: () => {}, onUncaughtError: onFailure };
  const root = await (isInDocument ? hydrate : replacePage)(element, app, options);
  return {
    root,
    /** Removes the prerendered tags of the head if React has added new ones, which it does for a replaced page. */
    removeStaleTags: () => {
      if (head.querySelectorAll('title').length > 1) for (const tag of tags) tag.remove();
    },
  };
}

/** Hydrates within a React transition. React then works in short steps, and handles clicks in between. */
function hydrate(element: Element, app: ReactNode, options: RootOptions): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(element, app, options)));
  });
}

function replacePage(element: Element, app: ReactNode, options: RootOptions): Root {
  element.replaceChildren();
  const root = createRoot(element, options);
  root.render(app);
  return root;
}
