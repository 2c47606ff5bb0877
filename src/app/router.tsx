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
import { isMove } from './scroll-restoration.ts';

type Options = {
  /** Whether there is a page at a path; any other path leads to the first one. */
  isPage: (path: string) => boolean;
  loadPage: PageLoader['load'];
  /** Called when the page on the screen answers to the visitor. */
  onReady?: () => void;
  /** Where the site is served from, such as `/` or `/portfolio/`. */
  base: string;
  /** The browser's own history where none is given. */
  history?: RouterHistory;
};

/**
 * The routes of the configuration; any other path leads to the first page. One route serves them
 * all: an edit of the pages keeps the router, whose making takes no longer for a hundred of them.
 */
export function createAppRouter({ isPage, loadPage, onReady, base, history }: Options) {
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ params }) => {
      if (!isPage(params._splat ?? '')) throw redirect({ to: '/', replace: true });
    },
    loader: ({ params }) => loadPage(params._splat ?? ''),
    component: function Route() {
      // Not of the whole app: the router lets React hydrate what is below it by itself, and later.
      useEffect(() => onReady?.(), []);
      return <CurrentPage {...route.useLoaderData()} />;
    },
  });
  return createRouter({
    routeTree: root.addChildren([route]),
    basepath: base,
    caseSensitive: true,
    trailingSlash: 'preserve',
    // Whoever loads the pages keeps them.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // On the server it would write an inline script.
    scrollRestoration: import.meta.env.SSR ? false : isMove(),
    ...(history && { history }),
  });
}

/** A router with the site's own routes. */
export type AppRouter = ReturnType<typeof createAppRouter>;
