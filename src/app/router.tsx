import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type ParsedLocation,
  type RouterHistory,
  redirect,
  useLoaderData,
} from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { CurrentPage } from './CurrentPage.tsx';
import type { PageLoader } from './page-loader.ts';
import { pathOf } from './site-addresses.ts';

/** What the routes are made from. */
export type RouteOptions = {
  /** The paths of the site's pages, the first one `''`; none where the document does not list them. */
  paths: readonly string[];
  /** Whether there is a page at a path; any other path leads to the first one. */
  isPage: (path: string | undefined) => boolean;
  loadPage: PageLoader['load'];
};

type Options = RouteOptions & {
  /** Called when the page on the screen answers the visitor. */
  onReady?: () => void;
  /** Whether the addresses of pages end in a slash. */
  trailingSlash: boolean;
  /** The browser's own history by default. */
  history?: RouterHistory;
};

/** The router of the site's pages; any other path redirects to the first page. */
export function createAppRouter(options: Options) {
  const { onReady, trailingSlash, history } = options;
  return createRouter({
    routeTree: createRoutes(options),
    // One component for all, so that a page that an edit has renamed is the same one.
    defaultComponent: function Route(): ReactNode {
      const data = useLoaderData<AppRouter, undefined, false>({ strict: false });
      // An effect of the route, because React hydrates it later than the app around it.
      useEffect(() => onReady?.(), []);
      return data?.page && data.assets && <CurrentPage page={data.page} assets={data.assets} />;
    },
    basepath: import.meta.env.BASE_URL,
    caseSensitive: true,
    trailingSlash: trailingSlash ? 'always' : 'preserve',
    // The page loader caches the pages.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // On the server it would write an inline script.
    scrollRestoration: import.meta.env.SSR ? false : createScrollRestoration(),
    ...(history && { history }),
  });
}

/** A route for each page that is listed, or one for all. A running router has to keep those that it has. */
export function createRoutes({ paths, isPage, loadPage }: RouteOptions) {
  const root = createRootRoute({
    component: Outlet,
    beforeLoad: ({ location }) => {
      // The raw address: the router decodes it, so that one page would have several addresses.
      if (!isPage(pathOf(location.publicHref))) throw redirect({ to: '/', replace: true });
    },
  });
  const routeOf = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path: `/${path}`,
      loader: async ({ location, abortController: { signal } }) => {
        const page = await loadPage(pathOf(location.publicHref) ?? '', signal, location.hash);
        if (!page) throw redirect({ to: '/', replace: true });
        return page;
      },
    });
  return root.addChildren((paths.length > 0 ? paths : ['$']).map(routeOf));
}

/**
 * Tells the router to restore the scroll position after a navigation only. A page is also rendered
 * by hydration, when it may be scrolled already, and with new content.
 */
function createScrollRestoration() {
  let last: string | undefined;
  return ({ location }: { location: ParsedLocation }) => {
    const entry = location.state.__TSR_key ?? location.href;
    const isNavigation = last !== undefined && entry !== last;
    last = entry;
    return isNavigation;
  };
}

/** A router with the site's own routes. */
export type AppRouter = ReturnType<typeof createAppRouter>;
