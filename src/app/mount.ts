import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

// The error boundaries of the sections and the router log the errors that they catch, so React need not.
const options = { onCaughtError: () => {} };

/** Hydrates the prerendered page, or replaces it if the host responded with the HTML of another page. */
export async function mountPage(app: ReactNode, isInDocument: boolean) {
  const element = document.getElementById('page');
  if (!element) throw new Error('No element #page');
  const { head } = document;
  const tags = head.querySelectorAll(
    'title, meta[name]:not([name=viewport],[name=theme-color],[name^=twitter]), link[rel=canonical]',
  );
  const root = await (isInDocument ? hydrate : replacePage)(element, app);
  return {
    root,
    /** Removes the prerendered tags of the head if React has added new ones, which it does for a replaced page. */
    removeStaleTags: () => {
      if (head.querySelectorAll('title').length > 1) for (const tag of tags) tag.remove();
    },
  };
}

/** Hydrates within a React transition. React then works in short steps, and handles clicks in between. */
function hydrate(element: Element, app: ReactNode): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(element, app, options)));
  });
}

function replacePage(element: Element, app: ReactNode): Root {
  element.replaceChildren();
  const root = createRoot(element, options);
  root.render(app);
  return root;
}
