import { expect, test, vi } from 'vitest';
import { folderForTests } from '../../../tests/unit/file-faults.ts';
import { siteData } from '../../../tests/unit/site-data.ts';
import type { PageConfig, SiteData } from '../../page-data.ts';

const cacheFolder = folderForTests();
vi.doMock('../project/places.js', () => ({ cacheFolder, engineVersion: '1.0.0' }));

const picture = { width: 1, height: 1, stem: '', widths: [], fallback: '' };
const page = (path: string, title = path): PageConfig => ({
  path,
  title,
  description: '',
  navigation: true,
  parts: [],
  types: [],
});
const before: SiteData = {
  ...siteData,
  pages: [page('a'), page('b'), page('c')],
  content: { owner: { nameOwn: 'Alma', profession: '', label: '' }, projects: [] },
  assets: { pictures: { '/a.webp': picture, '/b.webp': picture }, icons: {}, files: {} },
};
/** What each page reads of the content and the assets. */
const reads: Record<string, (data: SiteData) => Partial<SiteData>> = {
  a: ({ assets }) => ({
    assets: {
      pictures: { '/a.webp': assets.pictures['/a.webp'] ?? picture },
      icons: {},
      files: {},
    },
  }),
  b: ({ content: { projects = [] } }) => ({ content: { projects } }),
};

/** Builds a site as the next process does. Returns the paths of the pages that are rendered. */
async function buildPages(data: SiteData, code = 'renderer'): Promise<string[]> {
  vi.resetModules();
  const { openPageCache } = await import('./page-cache.ts');
  const cache = openPageCache(data, [code]);
  const rendered: string[] = [];
  for (const config of data.pages) {
    const known = cache.find(config);
    if (!known) rendered.push(config.path);
    const none = { content: {}, assets: { pictures: {}, icons: {}, files: {} } };
    const read = { ...none, ...reads[config.path]?.(data), page: config, site: data.site };
    const made = { page: { head: '', body: '', data: read }, text: noText, names: [] };
    cache.add(config, known ?? made);
  }
  cache.save();
  return rendered;
}
const noText = { all: '', display: '', first: '' };
const { assets, content, site } = before;

test.each<[change: string, after: Partial<SiteData>, rendered: string[]]>([
  ['nothing', {}, []],
  ['a text of a page', { pages: [page('a'), page('b', 'B'), page('c')] }, ['b']],
  ['the order of pages', { pages: [page('c'), page('b'), page('a')] }, []],
  ['the path of a page', { pages: [page('a'), page('d'), page('c')] }, ['d']],
  [
    'a picture',
    {
      assets: { ...assets, pictures: { ...assets.pictures, '/a.webp': { ...picture, width: 2 } } },
    },
    ['a'],
  ],
  [
    'a picture that is added to no known page',
    { assets: { ...assets, pictures: { ...assets.pictures, '/new.webp': picture } } },
    [],
  ],
  [
    'the projects',
    {
      content: {
        ...content,
        projects: [{ title: 'New', url: 'https://a.example', description: '' }],
      },
    },
    ['b'],
  ],
  [
    'an icon, which any page may have missed',
    { assets: { ...assets, icons: { mail: [] } } },
    ['a', 'b', 'c'],
  ],
  ['the name of the owner', { site: { ...site, owner: { name: 'New' } } }, ['a', 'b', 'c']],
])(
  'after an edit of %s, only the pages that it touches are rendered',
  async (_, after, rendered) => {
    expect(await buildPages(before, _)).toEqual(['a', 'b', 'c']);
    expect(await buildPages({ ...before, ...after }, _)).toEqual(rendered);
  },
);

test('pages of another version are rendered again', async () => {
  await buildPages(before, 'old');
  expect(await buildPages(before, 'new')).toEqual(['a', 'b', 'c']);
  expect(await buildPages(before, 'new')).toEqual([]);
});
