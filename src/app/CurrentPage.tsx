import { useLoadOnStart } from '../data/use-content.tsx';
import type { PageConfig, PageData } from '../page-data.ts';
import { AssetsContext } from '../ui/assets.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { pageKey } from './hot-update.ts';
import { Layout } from './Layout.tsx';
import { PageParts } from './PageParts.tsx';

/** The page on the screen, in the site's layout. */
export function CurrentPage({ page, assets }: Pick<PageData, 'page' | 'assets'>) {
  return (
    <AssetsContext value={assets}>
      <DocumentHead page={page} />
      <Layout page={page}>
        <Page key={import.meta.hot ? pageKey(page.path) : page.path} page={page} />
      </Layout>
    </AssetsContext>
  );
}

/** Asks for the live content each time that a page is shown. */
function Page({ page }: { page: PageConfig }) {
  useLoadOnStart();
  return <PageParts {...page} />;
}
