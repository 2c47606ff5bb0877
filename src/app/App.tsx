import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ContentStore } from '../data/store.ts';
import { ContentProvider } from '../data/use-content.tsx';
import type { SiteFrame } from '../page-data.ts';
import type { AppRouter } from './router.ts';
import { SiteContext } from './site-context.tsx';

type Props = {
  site: SiteFrame;
  store: ContentStore;
  router: AppRouter;
  /** Called once the page answers to the visitor. */
  onReady?: (() => void) | undefined;
};

/**
 * The whole site; the same tree in the build, in development and in the browser. Its first element is
 * where the prerendered head ends and the body begins.
 */
export function App({ site, store, router, onReady }: Props) {
  useEffect(() => onReady?.(), [onReady]);
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
