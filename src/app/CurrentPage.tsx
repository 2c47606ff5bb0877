import { useLoadOnStart } from '../data/use-content.tsx';
import type { PageConfig, PageData } from '../page-data.ts';
import { Section } from '../sections/Section.tsx';
import { AssetsContext } from '../ui/assets.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { Layout } from './Layout.tsx';

/** The page on the screen, in the site's layout. */
export function CurrentPage({ page, assets }: PageData) {
  return (
    <AssetsContext value={assets}>
      <DocumentHead page={page} />
      <Layout page={page}>
        <Page key={page.path} page={page} />
      </Layout>
    </AssetsContext>
  );
}

/** A page of the configuration: its sections from top to bottom. */
function Page({ page }: { page: PageConfig }) {
  useLoadOnStart();
  return page.sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections keep their order, and may be equal
    <Section key={index} section={section} />
  ));
}
