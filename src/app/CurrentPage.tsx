import { useContent } from '../data/use-content.ts';
import type { PageConfig, PageData } from '../page-data.ts';
import { pageUrl } from '../shared/page-path.ts';
import { titleOf } from '../shared/template.ts';
import { AssetsContext } from '../ui/assets.ts';
import { Layout, useSite } from './Layout.tsx';
import { PageParts } from './PageParts.tsx';

/** Renders the current page in the site's layout. */
export function CurrentPage({ page, assets }: Pick<PageData, 'page' | 'assets'>) {
  return (
    <AssetsContext value={assets}>
      <DocumentHead page={page} />
      <Layout page={page}>
        <PageParts key={page.path} {...page} />
      </Layout>
    </AssetsContext>
  );
}

/** Renders the page's title and meta tags. React moves these tags into the document's head. */
function DocumentHead({ page }: { page: PageConfig }) {
  const site = useSite();
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
