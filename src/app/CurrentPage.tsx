import { use } from 'react';
import { useContent } from '../data/use-content.ts';
import {
  alternatesOf,
  fillsFirstScreen,
  type PageData,
  skipLinkId,
  translationsOf,
} from '../page-data.ts';
import { pageUrl } from '../shared/page-path.ts';
import { titleOf } from '../shared/template.ts';
import { AssetsContext } from '../ui/assets.ts';
import { visuallyHidden } from '../ui/boxes.css.ts';
import { newTabId } from '../ui/ExternalLink.tsx';
import { Foot } from './Foot.tsx';
import { content, skip } from './Layout.css.ts';
import { Navigation } from './Navigation.tsx';
import { PageParts } from './PageParts.tsx';
import { SiteContext } from './site-context.ts';
import { LanguagesAlone, type Links } from './Translations.tsx';

/** The id of the live region that announces a page's title to screen readers. */
export const announcerId = 'announcer';

/** Renders the current page below the navigation bar. The configuration of a page may leave out the bar. */
export function CurrentPage({ page, assets }: Pick<PageData, 'page' | 'assets'>) {
  const site = use(SiteContext);
  const nameOwn = useContent((content) => content.owner?.nameOwn);
  if (!site) throw new Error('Render it below SiteContext');
  const { app, navigation, menu, footer } = site;
  const name = nameOwn || site.owner.name;
  const bar =
    import.meta.env.LANGUAGES && site.languages
      ? { ...navigation, languages: translationsOf(site, import.meta.env.PAGES_URL, page.path) }
      : navigation;
  return (
    <AssetsContext value={assets}>
      {/* React moves these tags into the document's head. */}
      <title>{titleOf(page.title, site, name)}</title>
      <meta name="description" content={page.description} />
      {app.url !== undefined &&
        (import.meta.env.LANGUAGES && 'languages' in bar ? (
          <TranslationTags links={bar.languages} siteUrl={app.url} />
        ) : (
          <link rel="canonical" href={pageUrl(app.url, page.path, site.trailingSlash).href} />
        ))}
      {import.meta.env.LANGUAGES && 'languages' in bar && !page.navigation ? (
        <LanguagesAlone links={bar.languages} />
      ) : (
        page.navigation && (
          <>
            <a id={skipLinkId} href="#content" className={skip}>
              {navigation.skip}
            </a>
            <Navigation
              bar={bar}
              links={menu}
              // A welcome has the name as its heading.
              name={page.parts.some(fillsFirstScreen) ? undefined : name}
              parent={page.parent}
            />
          </>
        )
      )}
      <main id="content" tabIndex={-1} className={content}>
        <PageParts key={page.path} {...page} />
      </main>
      {footer && !page.parts.every(fillsFirstScreen) && (
        <Foot {...footer} owner={name} neighbours={page.neighbours} />
      )}
      <div id={announcerId} aria-live="polite" className={visuallyHidden} />
      <p id={newTabId} hidden>
        {navigation.newTab}
      </p>
    </AssetsContext>
  );
}

/** Tells search engines where the page is in its own language, and in each. */
function TranslationTags({ links, siteUrl }: { links: Links; siteUrl: string }) {
  const own = links.find(({ isHere }) => isHere);
  return (
    <>
      {own && <link rel="canonical" href={new URL(own.href, siteUrl).href} />}
      {alternatesOf(links, siteUrl).map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
    </>
  );
}
