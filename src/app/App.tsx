import { RouterProvider } from '@tanstack/react-router';
import type { ContentStore } from '../data/store.ts';
import { StoreContext } from '../data/use-content.ts';
import type { SharedConfig } from '../page-data.ts';
import type { AppRouter } from './router.tsx';
import { SiteContext } from './site-context.ts';

type Props = { site: SharedConfig; store: ContentStore; router: AppRouter };

/** Renders the site. The build and the browser render the same elements, so React can hydrate the HTML. */
export function App({ site, store, router }: Props) {
  return (
    <SiteContext value={site}>
      <StoreContext value={store}>
        {/* React writes the tags of the head before this <div>, so the build splits the HTML here. */}
        <div>
          <RouterProvider router={router} />
        </div>
      </StoreContext>
    </SiteContext>
  );
}
