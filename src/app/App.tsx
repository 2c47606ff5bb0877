import { RouterProvider } from '@tanstack/react-router';
import type { ContentStore } from '../data/store.ts';
import { StoreContext } from '../data/use-content.ts';
import type { SharedConfig } from '../page-data.ts';
import { SiteContext } from './Layout.tsx';
import type { AppRouter } from './router.tsx';

type Props = { site: SharedConfig; store: ContentStore; router: AppRouter };

/**
 * The whole site; the same tree in the build, in development and in the browser. In prerendered HTML
 * its first <div> separates the tags of the head, which React puts before it, from the body.
 */
export function App({ site, store, router }: Props) {
  return (
    <SiteContext value={site}>
      <StoreContext value={store}>
        <div>
          <RouterProvider router={router} />
        </div>
      </StoreContext>
    </SiteContext>
  );
}
