import { expect, test } from 'vitest';
import { siteData } from '../../../../tests/unit/site-data.ts';
import { noContent } from '../../../data/content.ts';
import type { SiteData } from '../../../page-data.ts';
import { elementsIn } from '../../files/project/html.ts';
import { sharingTags } from './share-page.ts';

const sly = '</script><script>alert(1)</script>"><img src=x onerror=y> &amp;';
const content = {
  ...noContent,
  owner: { nameOwn: sly, profession: sly, label: sly },
  contact: [{ label: 'Code', url: `https://example.com/${sly}` }],
};
const { app } = siteData.site;
const data: SiteData = {
  ...siteData,
  content,
  site: { ...siteData.site, app: { ...app, name: sly } },
};
const tagsOf = (changed: Partial<SiteData> = {}) => {
  const page = { path: 'a', title: sly, description: sly, navigation: true, parts: [], types: [] };
  const urls = { site: 'https://alma.example', image: 'https://alma.example/p.jpg' };
  return sharingTags({ ...data, ...changed }, page, urls);
};

test('no text breaks out of its tag', () => {
  const elements = elementsIn(tagsOf());
  const others = elements.filter(({ name }) => name !== 'meta').map(({ name }) => name);
  const texts = elements.flatMap(({ attributes: { content = '' } }) => content);
  expect(others).toEqual(['script']);
  expect(new Set(texts.filter((text) => text.includes('alert')))).toEqual(new Set([sly]));
});

test('what the data service does not say of the owner is left out', () => {
  const site = { ...data.site, owner: { name: 'Alma' } };
  const unnamed = tagsOf({ site, content: noContent });
  expect(unnamed).toContain('"@type":"Person","name":"Alma"');
  expect(unnamed).not.toMatch(/jobTitle|sameAs/);
});

test('the other languages of a page are those that have it', () => {
  const names = { name: 'A', words: { read: 'A', close: 'B' } };
  const languages = [
    { language: 'en', url: '/', paths: ['a'], ...names },
    { language: 'de', url: '/de/', paths: [null], ...names },
    { language: 'ar', url: '/ar/', paths: ['b'], ...names },
  ];
  const tags = tagsOf({ site: { ...data.site, languages } });
  expect(tags.match(/locale[^>]*/g)).toEqual([
    'locale" content="en_US"',
    'locale:alternate" content="ar_EG"',
  ]);
});
