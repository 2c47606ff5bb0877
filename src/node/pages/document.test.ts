import { expect, test } from 'vitest';
import { siteData } from '../../../tests/unit/site-data.ts';
import type { PlacedSection, RenderedPage } from '../../page-data.ts';
import { type DocumentTemplate, renderDocument } from './document.ts';

const template: DocumentTemplate = {
  build: '1',
  language: 'en',
  css: 'a{color:red}',
  styleSheet: { url: '/assets/styles.css', integrity: 'sha256-two' },
  head: '<link rel="icon" href="/icon.svg">',
  fonts: ['/assets/text.woff2'],
  script: '/assets/main.js',
  modules: ['/assets/start.js'],
  integrity: { entry: 'sha256-one', importMap: '{"integrity":{}}' },
  policy: "default-src 'none'",
};

function dataWith(name: string): RenderedPage['data'] {
  return {
    page: { path: '', title: '', description: '', navigation: false, parts: [], types: [] },
    content: { owner: { nameOwn: name, profession: '', label: '' } },
    assets: siteData.assets,
    site: siteData.site,
  };
}

const render = (changes: Partial<DocumentTemplate> = {}, data = dataWith('')) =>
  renderDocument({ ...template, ...changes }, { head: '<title>T</title>', body: '<p>B</p>', data });

test('the policy stands before everything that it governs', () => {
  const [before = ''] = render().split('<meta http-equiv="Content-Security-Policy"');
  expect(before.match(/<\w+/g)).toEqual(['<html', '<head', '<meta']);
});

test('no text of the owner or the service ends the data', () => {
  const sly = '</script><script>alert(1)</script><!--';
  const html = render({}, dataWith(sly));
  const [, json = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json).content.owner.nameOwn).toBe(sly);
});

test('the first paint waits for a full first screen, or else for the first element', () => {
  const data = dataWith('');
  const first: PlacedSection = {
    section: { type: 'technologies', heading: '', items: [], entrance: 'default' },
    level: 1,
    isFirst: true,
  };
  const expected = (width: 'page' | 'screen', navigation: boolean) => {
    const parts = [{ width, sections: [first] }];
    const html = render({}, { ...data, page: { ...data.page, parts, navigation } });
    return /<link rel="expect" blocking="render" href="(.*?)">/.exec(html)?.[1];
  };
  expect(expected('screen', true)).toBe('#first-screen-end');
  expect(expected('page', true)).toBe('#skip');
  expect(expected('page', false)).toBeUndefined();
});

test('what goes into an attribute does not end it', () => {
  expect(render({ policy: 'a "b" <c>' })).toContain('content="a &quot;b&quot; &lt;c>"');
});
