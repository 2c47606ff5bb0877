import { createContext, type ReactNode, use } from 'react';
import type { PageConfig, SharedConfig } from '../page-data.ts';
import { visuallyHidden } from '../ui/boxes.css.ts';
import { newTabId } from '../ui/ExternalLink.tsx';
import { content, skip } from './Layout.css.ts';
import { Navigation } from './Navigation.tsx';

export const SiteContext = createContext<SharedConfig | null>(null);

/** Returns the configuration that all pages share. Throws an error outside of `SiteContext`. */
export function useSite(): SharedConfig {
  const site = use(SiteContext);
  if (!site) throw new Error('Render it below SiteContext');
  return site;
}

/** The id of the live region that announces a page's title to screen readers. */
export const announcerId = 'announcer';

/** Renders a page below its navigation bar, which a page may leave out. */
export function Layout({ page, children }: { page: PageConfig; children: ReactNode }) {
  const { navigation, menu } = useSite();
  return (
    <>
      {page.navigation && (
        <>
          <a href="#content" className={skip}>
            {navigation.skip}
          </a>
          <Navigation bar={navigation} links={menu} />
        </>
      )}
      <main id="content" tabIndex={-1} className={content}>
        {children}
      </main>
      <div id={announcerId} aria-live="polite" className={visuallyHidden} />
      <p id={newTabId} hidden>
        {navigation.newTab}
      </p>
    </>
  );
}
