import { startTransition } from 'react';
import type { ContentStore } from '../data/store.ts';
import type { Edit } from '../edit-event.ts';
import { type Edits, keepPageKey, renamedPath } from './hot-update.ts';
import type { PageLoader } from './page-loader.ts';
import { type AppRouter, createRoutes, type RouteOptions } from './router.tsx';
import type { SiteAddresses } from './site-addresses.ts';

type Shown = {
  router: AppRouter;
  routes: RouteOptions;
  pages: PageLoader;
  store: ContentStore;
  currentPath: SiteAddresses['currentPath'];
  /** Sets the configuration that all pages share. */
  setSite: (site: Edit['data']['site']) => void;
  render: () => void;
};

/** Development only: shows each edit of the owner's files on the page that is open. */
export function showEdits(edits: Edits, { router, routes, pages, store, ...shown }: Shown): void {
  let known = routes.paths;
  edits.show(async ({ data, before, isContent }: Edit) => {
    const { assets, content, pages: edited, site } = data;
    shown.setSite(site);
    const path = shown.currentPath() ?? '';
    const paths = edited.map((page) => page.path);
    const renamed = renamedPath(path, before, paths);
    // The page on the screen has its old route until it is shown at its new path.
    known = [...new Set([...known, ...site.paths])];
    router.update({ ...router.options, routeTree: createRoutes({ ...routes, paths: known }) });
    if (isContent) store.setState(content);
    pages.replace(edited.map((page) => ({ page, assets, content })));
    if (renamed !== undefined) {
      keepPageKey(path, renamed);
      await router.navigate({ to: `/${renamed}`, replace: true, resetScroll: false });
    }
    await router.invalidate();
    startTransition(shown.render);
  });
}
