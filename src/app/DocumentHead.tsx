import { useContent } from '../data/use-content.tsx';
import type { PageConfig } from '../page-data.ts';
import { fillTitle } from '../shared/title.ts';
import { useSite } from './site-context.ts';

/** The tags of a page in the document's head; React moves them there. */
export function DocumentHead({ page }: { page: PageConfig }) {
  const { app, owner, titles } = useSite();
  // The configured name is used until the data service has answered.
  const nameOwn = useContent((content) => content.owner?.nameOwn);
  const title = fillTitle(page.title, {
    appName: app.name,
    ownerName: nameOwn || owner.name,
    separator: titles.separator,
  });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description ?? app.description} />
      <meta name="application-name" content={app.name} />
      <meta name="version" content={app.version} />
      {!app.production && <meta name="robots" content="noindex" />}
      {app.url !== undefined && <link rel="canonical" href={pageUrl(app.url, page.path)} />}
    </>
  );
}

function pageUrl(site: string, path: string): string {
  // A page is a folder on static hosts, which redirect to its address with a slash.
  const below = path === '' ? '' : `${path}/`;
  return new URL(below, site.replace(/\/*$/, '/')).href;
}
