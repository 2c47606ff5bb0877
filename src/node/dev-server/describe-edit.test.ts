import { expect, test } from 'vitest';
import { content, site } from '../../../tests/sample-site.ts';
import { siteData } from '../../../tests/unit/site-data.ts';
import type { SiteConfig } from '../../site.ts';
import { arrangePages } from '../pages/arrange-page.ts';
import { resolveSite, targetsOf } from '../site-files/resolve-site.ts';
import { describeEdit } from './describe-edit.ts';

const [page] = site.pages;
if (!page) throw new Error('The sample site has no page');
const pagesAt = (...paths: readonly string[]) => paths.map((path) => ({ ...page, path }));
const files = { width: 1, height: 1, stem: '', widths: [], fallback: '' };

/** Returns what is sent of an edit that replaces all pages. */
function edit(before: SiteConfig['pages'], after: SiteConfig['pages'], media: string[] = []) {
  const [old, now] = [before, after].map((pages) => ({
    ...resolveSite({ ...site, pages }),
    content,
    publicFiles: new Map<string, string>(),
    leftOut: [],
  }));
  if (!old || !now) throw new Error('There are two versions');
  const named = targetsOf(now.references, 'picture').map((path) => [path, files]);
  const pictures = Object.fromEntries(named);
  const data = {
    ...siteData,
    pages: arrangePages(now.site),
    assets: { ...siteData.assets, pictures },
  };
  return describeEdit(old, now, data, media);
}

test.each([3, 300])('of %i pages, an edit sends only the one that has changed', (count) => {
  const pages = pagesAt(...Array.from({ length: count }, (_, index) => `page-${index}`));
  const edited = pages.with(1, { ...page, path: 'page-1', title: 'Edited' });
  const { edit: sent, editFor } = edit(pages, edited);
  expect(sent.pages).toMatchObject([{ path: 'page-1', title: 'Edited' }]);
  expect(sent).toMatchObject({ content: undefined, moved: {}, assets: { pictures: {} } });
  expect(editFor('page-2').pages).toMatchObject([{ path: 'page-2' }]);
});

test('an edit sends the pictures of its pages, and those that have changed', () => {
  const sent = (index: number, media: string[]) => {
    const { pages } = site;
    const edited = pages.map((each, at) => (at === index ? { ...each, title: 'Edited' } : each));
    return Object.keys(edit(pages, edited, media).edit.assets.pictures);
  };
  const about = site.pages.findIndex(({ path }) => path === 'about-me');
  expect(sent(about, [])).toEqual(['/media/portrait.webp']);
  expect(sent(-1, ['/media/poster.webp'])).toEqual(['/media/poster.webp']);
});

test('an edit names the pages that have left their paths', () => {
  expect(edit(pagesAt('', 'a', 'b'), pagesAt('', 'a', 'c')).edit.moved).toEqual({ b: 'c' });
  expect(edit(pagesAt('', 'a', 'b'), pagesAt('', 'a')).edit.moved).toEqual({ b: '' });
});
