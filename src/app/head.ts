import type { Owner } from '../data/content.ts';
import type { VisibleSite } from '../page-data.ts';
import { fillTitle } from '../shared/title.ts';
import type { PageConfig } from './current-page.ts';

/** The document title of a page; the owner's name is the service's, before that the configured one. */
function pageTitle(site: VisibleSite, page: PageConfig, owner: Owner | null): string {
  return fillTitle(page.title, {
    appName: site.app.name,
    ownerName: owner?.nameOwn || site.owner.name,
    separator: site.titles.separator,
  });
}

/** What the head of a page's document says. */
export function pageHead(site: VisibleSite, path: string, owner: Owner | null) {
  const { app, pages } = site;
  const page = pages.find((each) => each.path === path);
  // A page that an edit has just taken away: its route goes with the next router.
  if (!page) return {};
  const meta = [
    { title: pageTitle(site, page, owner) },
    { name: 'description', content: page.description ?? app.description },
    { name: 'application-name', content: app.name },
    { name: 'version', content: app.version },
    ...(app.production ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
  return { meta, links: canonical(app.url, page.path) };
}

function canonical(url: string | undefined, path: string) {
  if (url === undefined) return [];
  // Static hosts serve a page as a folder, and redirect to its address with a slash.
  const below = path === '' ? '' : `${path}/`;
  return [{ rel: 'canonical', href: new URL(below, url.replace(/\/*$/, '/')).href }];
}
