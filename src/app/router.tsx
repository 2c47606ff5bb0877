import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { CurrentPage } from './CurrentPage.tsx';
import type { PageLoader } from './page-loader.ts';
import { createScrollRestoration } from './scroll-restoration.ts';

type Options = {
  /** Whether there is a page at a path; any other path leads to the first one. */
  isPage: (path: string) => boolean;
  loadPage: PageLoader['load'];
  /** Called when the page on the screen answers the visitor. */
  onReady?: () => void;
  /** Whether the addresses of pages end in a slash. */
  trailingSlash: boolean;
  /** Where the site is served from, such as `/` or `/portfolio/`. */
  base: string;
  /** The browser's own history by default. */
  history?: RouterHistory;
};

/**
 * The router of the configured pages; any other path redirects to the first page. One route serves
 * them all, so that an edit of the pages keeps the router, and many pages do not slow its start.
 */
export function createAppRouter({
  isPage,
  loadPage,
  onReady,
  trailingSlash,
  base,
  history,
}: Options) {
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ params }) => {
      if (!isPage(params._splat ?? '')) throw redirect({ to: '/', replace: true });
    },
    loader: ({ params, location, abortController }) =>
      loadPage(params._splat ?? '', abortController.signal, location.hash),
    component: function Route() {
      // An effect of the route, because React hydrates it later than the app around it.
      useEffect(() => onReady?.(), []);
      return <CurrentPage {...route.useLoaderData()} />;
    },
  });
  return createRouter({
    routeTree: root.addChildren([route]),
    basepath: base,
    caseSensitive: true,
    trailingSlash: trailingSlash ? 'always' : 'preserve',
    // The page loader caches the pages.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // On the server it would write an inline script.
    scrollRestoration: import.meta.env.SSR ? false : createScrollRestoration(),
    ...(history && { history }),
  });
}

/** A router with the site's own routes. */
export type AppRouter = ReturnType<typeof createAppRouter>;
