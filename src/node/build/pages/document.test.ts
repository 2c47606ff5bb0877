import { expect, test } from 'vitest';
import { siteData } from '../../../../tests/unit/site-data.ts';
import type { PageConfig, PlacedSection, RenderedPage } from '../../../page-data.ts';
import { type DocumentTemplate, renderDocument } from './document.ts';

const sly = '</script><script>alert(1)</script><!--';

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
  policy: 'a "b" <c>',
};

const { assets, site } = siteData;
const content = { owner: { nameOwn: sly, profession: '', label: '' } };
const empty = { path: '', title: '', description: '', navigation: false, parts: [], types: [] };

function render(page: Partial<PageConfig> = {}): string {
  const data: RenderedPage['data'] = { page: { ...empty, ...page }, content, assets, site };
  return renderDocument(template, { head: '<title>T</title>', body: '<p>B</p>', data });
}

test('the policy stands before everything that it governs, and does not end its attribute', () => {
  const [before = '', after] = render().split('<meta http-equiv="Content-Security-Policy" ');
  expect(before.match(/<\w+/g)).toEqual(['<html', '<head', '<meta']);
  expect(after).toMatch(/^content="a &quot;b&quot; &lt;c>"/);
});

test('no text of the owner or the service ends the data', () => {
  const [, json = ''] = /id="page-data">(.*?)<\/script>/s.exec(render()) ?? [];
  expect(JSON.parse(json).content.owner.nameOwn).toBe(sly);
});

test('the first paint waits for a full first screen, or else for the first element', () => {
  const first: PlacedSection = {
    section: { type: 'technologies', heading: '', items: [], entrance: 'default' },
    level: 1,
    isFirst: true,
  };
  const expected = (width: 'page' | 'screen', navigation: boolean) => {
    const html = render({ parts: [{ width, sections: [first] }], navigation });
    return /<link rel="expect" blocking="render" href="(.*?)">/.exec(html)?.[1];
  };
  expect(expected('screen', true)).toBe('#first-screen-end');
  expect(expected('page', true)).toBe('#skip');
  expect(expected('page', false)).toBeUndefined();
});
