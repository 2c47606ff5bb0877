import { useLoadOnStart } from '../data/use-content.tsx';
import { Section } from '../sections/Section.tsx';
import { type PageConfig, useCurrentPage } from './current-page.ts';
import { page as pageClass } from './Layout.css.ts';

/** The page on the screen. All routes share it, so that an edit of the routes keeps what it shows. */
export function CurrentPage() {
  const page = useCurrentPage();
  return page && <Page key={page.path} page={page} />;
}

/** A page of the configuration: its sections from top to bottom. */
function Page({ page }: { page: PageConfig }) {
  useLoadOnStart();
  return (
    <div className={page.navigation ? pageClass : undefined}>
      {page.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections keep their order, and may be equal
        <Section key={index} section={section} />
      ))}
    </div>
  );
}
