import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { ContentStore } from '../data/store.ts';
import { prefersStillness } from '../entrance/stillness.ts';
import type { VisibleSite } from '../page-data.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { pageHead } from './head.ts';
import { Layout } from './Layout.tsx';
import { createMoveDetector } from './moves.ts';

type Options = {
  /** The configuration as it is now: in development it changes under the router. */
  site: () => VisibleSite;
  store: ContentStore;
  /** Where the site is served from, such as `/` or `/portfolio/`. */
  base: string;
  /** The browser's own history where none is given. */
  history?: RouterHistory;
};

/** The routes of the configuration; any other path leads to the first page. */
export function createAppRouter({ site, store, base, history }: Options) {
  const root = createRootRoute({ component: Layout });
  const pages = site().pages.map(({ path }) =>
    createRoute({
      getParentRoute: () => root,
      path: `/${path}`,
      head: () => pageHead(site(), path, store.getState().owner),
      component: CurrentPage,
    }),
  );
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/', replace: true });
    },
  });
  return createRouter({
    routeTree: root.addChildren([...pages, elsewhere]),
    basepath: base,
    caseSensitive: true,
    trailingSlash: 'preserve',
    // On the server it would write an inline script.
    scrollRestoration: import.meta.env.SSR ? false : createMoveDetector(),
    defaultViewTransition: { types: () => !prefersStillness() && ['page'] },
    ...(history && { history }),
  });
}

/** A router with the site's own routes. */
export type AppRouter = ReturnType<typeof createAppRouter>;
