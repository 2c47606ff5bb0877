import { use } from 'react';
import { useContent } from '../data/use-content.ts';
import { type PageConfig, type PageData, type SharedConfig, skipLinkId } from '../page-data.ts';
import { pageUrl } from '../shared/page-path.ts';
import { titleOf } from '../shared/template.ts';
import { AssetsContext } from '../ui/assets.ts';
import { visuallyHidden } from '../ui/boxes.css.ts';
import { newTabId } from '../ui/ExternalLink.tsx';
import { content, skip } from './Layout.css.ts';
import { Navigation } from './Navigation.tsx';
import { PageParts } from './PageParts.tsx';
import { SiteContext } from './site-context.ts';

/** The id of the live region that announces a page's title to screen readers. */
export const announcerId = 'announcer';

/** Renders the current page below the navigation bar. The configuration of a page may leave out the bar. */
export function CurrentPage({ page, assets }: Pick<PageData, 'page' | 'assets'>) {
  const site = use(SiteContext);
  if (!site) throw new Error('Render it below SiteContext');
  const { navigation, menu } = site;
  return (
    <AssetsContext value={assets}>
      <DocumentHead page={page} site={site} />
      {page.navigation && (
        <>
          <a id={skipLinkId} href="#content" className={skip}>
            {navigation.skip}
          </a>
          <Navigation bar={navigation} links={menu} />
        </>
      )}
      <main id="content" tabIndex={-1} className={content}>
        <PageParts key={page.path} {...page} />
      </main>
      <div id={announcerId} aria-live="polite" className={visuallyHidden} />
      <p id={newTabId} hidden>
        {navigation.newTab}
      </p>
    </AssetsContext>
  );
}

/** Renders the page's title and meta tags. React moves these tags into the document's head. */
function DocumentHead({ page, site }: { page: PageConfig; site: SharedConfig }) {
  const { app } = site;
  const nameOwn = useContent((content) => content.owner?.nameOwn);
  return (
    <>
      <title>{titleOf(page.title, site, nameOwn)}</title>
      <meta name="description" content={page.description} />
      <meta name="application-name" content={app.name} />
      <meta name="version" content={app.version} />
      {!app.production && <meta name="robots" content="noindex" />}
      {app.url !== undefined && (
        <link rel="canonical" href={pageUrl(app.url, page.path, site.trailingSlash).href} />
      )}
    </>
  );
}
