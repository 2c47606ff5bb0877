import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { siteData } from '../../../../tests/unit/site-data.ts';
import { writing } from '../../../sections/writing/schema.ts';
import { arrangePage } from '../pages/arrange-page.ts';
import { feedsOf } from './feed.ts';

const [first] = site.pages;
if (!first) throw new Error('tests/sample-site.ts has a page');

/** A page with a list of a text that it leads to, and of one that stands elsewhere. */
const list = (path: string) => {
  const items = [
    { title: 'Ash, and lead', date: '2024-05', page: `${path}/ash` },
    { title: 'Ink', date: '2025', url: 'https://a.example' },
  ];
  const section = writing.parse({ type: 'writing', heading: 'A', items });
  return arrangePage(
    { ...first, path, title: `${path}{separator}{appName}`, sections: [section] },
    '',
  );
};
const feedsWith = (...paths: readonly string[]) => {
  const app = { ...siteData.site.app, url: 'https://ada.example' };
  return feedsOf({ ...siteData, site: { ...siteData.site, app }, pages: paths.map(list) });
};

test('one list of texts has its feed at the root, and several have one each', () => {
  const texts = (path: string) => [
    { title: 'Ash, and lead', date: '2024-05', path: `${path}/ash` },
  ];
  const { name } = siteData.site.app;
  expect(feedsWith('notes')).toEqual([{ file: 'feed.xml', title: name, texts: texts('notes') }]);
  expect(feedsWith('notes', 'essays')).toEqual([
    { file: 'notes/feed.xml', title: `notes - ${name}`, texts: texts('notes') },
    { file: 'essays/feed.xml', title: `essays - ${name}`, texts: texts('essays') },
  ]);
});

test('a site without an address has no feed', () => {
  expect(feedsOf({ ...siteData, pages: [list('notes')] })).toEqual([]);
});
