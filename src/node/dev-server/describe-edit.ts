import type { Edit } from '../../edit-event.ts';
import type { PageConfig, SiteData } from '../../page-data.ts';
import type { SiteConfig } from '../../site.ts';
import { arrangePages } from '../pages/arrange-page.ts';
import type { SiteFiles } from '../site-files/site-files.ts';

/**
 * Returns what open pages need to show an edit: the pages that have changed, and what all pages share. `editFor`
 * returns the same for a page that may have missed earlier edits too.
 * @param data the data of the pages after the edit
 * @param media the paths below `public/` that have changed
 */
export function describeEdit(
  before: SiteFiles,
  after: SiteFiles,
  data: SiteData,
  media: readonly string[],
) {
  const known = new Set(arrangePages(before.site).map((page) => JSON.stringify(page)));
  const isContent = JSON.stringify(before.content) !== JSON.stringify(after.content);
  const editOf = (pages: readonly PageConfig[]): Edit => ({
    site: data.site,
    pages,
    assets: pickAssets(data, after, pages, media),
    content: isContent ? data.content : undefined,
    moved: movedPages(before.site, after.site),
  });
  return {
    edit: editOf(data.pages.filter((page) => !known.has(JSON.stringify(page)))),
    editFor: (path: string) => editOf(data.pages.filter((page) => page.path === path)),
  };
}

function pickAssets(
  { assets: { pictures, icons, files } }: SiteData,
  { references }: SiteFiles,
  pages: readonly PageConfig[],
  media: readonly string[],
): Edit['assets'] {
  const paths = new Set<string | undefined>(pages.map(({ path }) => path));
  const named = references.filter(({ page }) => paths.has(page)).map(({ target }) => target);
  const needed = new Set([...named, ...media]);
  const pick = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([path]) => needed.has(path)));
  return { pictures: pick(pictures), icons, files: pick(files) };
}

function movedPages(before: SiteConfig, after: SiteConfig): Edit['moved'] {
  const now = after.pages.map(({ path }) => path);
  const isRenamed = before.pages.length === now.length;
  const left = before.pages.flatMap(({ path }, index) =>
    now.includes(path) ? [] : [[path, (isRenamed && now[index]) || '']],
  );
  return Object.fromEntries(left);
}
