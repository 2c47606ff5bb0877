import {
  createRootRoute,
  createRoute,
  createRouter,
  type ParsedLocation,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { CurrentPage } from './CurrentPage.tsx';
import { pathOf } from './page-files.ts';
import type { PageLoader } from './page-loader.ts';

type Options = {
  /** Returns the data of a page; undefined for a path without a page, which redirects to the first page. */
  loadPage: PageLoader['load'];
  /** Called when React has hydrated or rendered a page, which then responds to clicks. */
  onReady?: () => void;
  /** Whether the URLs of pages end in a slash. */
  trailingSlash: boolean;
  /** The history, by default that of the browser. */
  history?: RouterHistory;
};

/** Creates the router of the site's pages. */
export function createAppRouter(options: Options) {
  const { trailingSlash, history } = options;
  return createRouter({
    routeTree: createRoutes(options),
    basepath: import.meta.env.PAGES_URL,
    caseSensitive: true,
    trailingSlash: trailingSlash ? 'always' : 'preserve',
    // The page loader caches the pages, so the router need not load a page again.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // Its error component would take the place of the site. Errors reach the root of React instead, see start.tsx.
    disableGlobalCatchBoundary: true,
    // In Node, the router would add an inline script for this option, which the Content Security Policy forbids.
    scrollRestoration: import.meta.env.SSR ? false : createScrollRestoration(),
    ...(history && { history }),
  });
}

/** Creates one route for all paths, since an edit in development may add pages. */
function createRoutes({ loadPage, onReady }: Options) {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    loader: async ({ location, abortController: { signal } }) => {
      // The router decodes URLs, so several encoded URLs would show one page. The raw URL is read instead.
      const data = await loadPage(pathOf(location.publicHref), signal, location.hash);
      if (!data) throw redirect({ to: '/', replace: true });
      return data;
    },
    component: function Route(): ReactNode {
      const data = page.useLoaderData();
      // React hydrates the route later than the app around it, so the route itself reports that it is ready.
      useEffect(() => onReady?.(), []);
      return <CurrentPage page={data.page} assets={data.assets} />;
    },
  });
  return root.addChildren([page]);
}

/** Lets the router restore scroll positions after navigations only, not after hydration or new content. */
function createScrollRestoration() {
  let last: string | undefined;
  return ({ location }: { location: ParsedLocation }) => {
    const entry = location.state.__TSR_key ?? location.href;
    const isNavigation = last !== undefined && entry !== last;
    last = entry;
    return isNavigation;
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** Calls a function after each change of page, when the new page is in the document. */
export function onPageChange(router: AppRouter, listener: () => void): void {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    // The first page that is rendered has no earlier location.
    if (pathChanged && fromLocation) listener();
  });
}
