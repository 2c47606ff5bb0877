import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

type Options = Pick<RootOptions, 'onCaughtError'>;

/**
 * Puts the page into React's hands. It is hydrated, unless a host has answered its path with another
 * page: that one is replaced.
 */
export async function mountPage(app: ReactNode, isInDocument: boolean, options: Options) {
  const element = document.getElementById('page');
  if (!element) throw new Error('No element #page');
  const { head } = document;
  const tags = head.querySelectorAll(
    'title, meta[name]:not([name=viewport],[name=theme-color],[name^=twitter]), link[rel=canonical]',
  );
  const root = await (isInDocument ? hydrate : replacePage)(element, app, options);
  return {
    root,
    /** Removes the tags that the build has written where React has added its own, for a page that it renders anew. */
    removeStaleTags: () => {
      if (head.querySelectorAll('title').length > 1) for (const tag of tags) tag.remove();
    },
  };
}

/** React does the work of a transition in pieces, and answers a visitor in between. */
function hydrate(element: Element, app: ReactNode, options: Options): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(element, app, options)));
  });
}

function replacePage(element: Element, app: ReactNode, options: Options): Root {
  element.replaceChildren();
  const root = createRoot(element, options);
  root.render(app);
  return root;
}
