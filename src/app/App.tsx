import { RouterProvider } from '@tanstack/react-router';
import type { ContentStore } from '../data/store.ts';
import { ContentProvider } from '../data/use-content.tsx';
import type { PageData } from '../page-data.ts';
import { AssetsContext } from '../ui/assets.ts';
import '../ui/global.css.ts';
import '../ui/print.css.ts';
import type { AppRouter } from './router.ts';
import { SiteContext } from './site-context.tsx';

type Props = { data: Pick<PageData, 'site' | 'assets'>; store: ContentStore; router: AppRouter };

/** The whole site; the same tree in the build, in development and in the browser. */
export function App({ data, store, router }: Props) {
  return (
    <SiteContext value={data.site}>
      <AssetsContext value={data.assets}>
        <ContentProvider store={store}>
          <RouterProvider router={router} />
        </ContentProvider>
      </AssetsContext>
    </SiteContext>
  );
}
