import { startTransition } from 'react';
import type { ContentStore } from '../data/store.ts';
import type { SharedConfig } from '../page-data.ts';
import { type Edits, keepPageKey } from './hot-update.ts';
import type { PageLoader } from './page-loader.ts';
import { type AppRouter, createRoutes, type RouteOptions } from './router.tsx';
import { pathOf } from './site-addresses.ts';

type Page = {
  edits: Edits;
  router: AppRouter;
  routes: RouteOptions;
  pages: PageLoader;
  store: ContentStore;
  shared: { site: SharedConfig };
  render: () => void;
};

/** Shows each edit of the owner's files on the open page. Runs in development only. */
export function showEdits({ edits, router, routes, pages, store, ...page }: Page): void {
  let known = routes.paths;
  edits(async ({ data, before, isContent }) => {
    const { assets, content, site } = data;
    page.shared.site = site;
    const path = pathOf(location.href) ?? '';
    const paths = data.pages.map((each) => each.path);
    const isRenamed = !paths.includes(path) && before.length === paths.length;
    const renamed = isRenamed ? paths[before.indexOf(path)] : undefined;
    // The open page needs its old route until the router has moved the page to its new path.
    known = [...new Set([...known, ...site.paths])];
    router.update({ ...router.options, routeTree: createRoutes({ ...routes, paths: known }) });
    if (isContent) store.setState(content);
    pages.replace(data.pages.map((each) => ({ page: each, assets, content })));
    if (renamed !== undefined) {
      keepPageKey(path, renamed);
      await router.navigate({ to: `/${renamed}`, replace: true, resetScroll: false });
    }
    await router.invalidate();
    startTransition(page.render);
  });
}
