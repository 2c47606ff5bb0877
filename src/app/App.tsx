import { RouterProvider } from '@tanstack/react-router';
import type { ContentStore } from '../data/store.ts';
import { ContentProvider } from '../data/use-content.tsx';
import type { SiteFrame } from '../page-data.ts';
import type { AppRouter } from './router.tsx';
import { SiteContext } from './site-context.tsx';

type Props = { site: SiteFrame; store: ContentStore; router: AppRouter };

/**
 * The whole site; the same tree in the build, in development and in the browser. Its first element is
 * where the prerendered head ends and the body begins.
 */
export function App({ site, store, router }: Props) {
  return (
    <SiteContext value={site}>
      <ContentProvider store={store}>
        <div>
          <RouterProvider router={router} />
        </div>
      </ContentProvider>
    </SiteContext>
  );
}
