import { HeadContent, Outlet } from '@tanstack/react-router';
import { announcerId } from './arrival.ts';
import { useCurrentPage } from './current-page.ts';
import { content, skip, unseen } from './Layout.css.ts';
import { Navigation } from './Navigation.tsx';
import { useSite } from './site-context.tsx';

/** The frame around every page: its head, the navigation bar where the page wants it, the page. */
export function Layout() {
  const site = useSite();
  const page = useCurrentPage();
  return (
    <>
      <HeadContent />
      <div>
        {page?.navigation && (
          <>
            <a href="#content" className={skip}>
              {site.navigation.skip}
            </a>
            <Navigation bar={site.navigation} pages={site.pages} />
          </>
        )}
        <main id="content" tabIndex={-1} className={content}>
          <Outlet />
        </main>
        <div id={announcerId} aria-live="polite" className={unseen} />
      </div>
    </>
  );
}
