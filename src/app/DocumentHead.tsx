import { useContent } from '../data/use-content.tsx';
import type { PageConfig } from '../page-data.ts';
import { pageUrl } from '../shared/page-path.ts';
import { titleOf } from '../shared/template.ts';
import { useSite } from './site-context.ts';

/** The tags of a page in the document's head; React moves them there. */
export function DocumentHead({ page }: { page: PageConfig }) {
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
