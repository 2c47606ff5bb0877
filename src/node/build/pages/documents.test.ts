import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { siteData } from '../../../../tests/unit/site-data.ts';
import { createDocuments, framesOf } from './documents.ts';

test('frames are allowed of the hosts of the videos of some pages, and of no others', () => {
  const references = [
    { target: 'https://youtu.be/aqz-KE-bpKQ', page: 'films', role: 'frame' as const },
    { target: 'https://www.youtube.com/watch?v=x', page: 'films', role: 'frame' as const },
    { target: 'https://vimeo.com/1084537', page: '', role: 'frame' as const },
  ];
  const siteFiles = { references };
  const youtube = 'https://www.youtube-nocookie.com';
  expect(framesOf({ siteFiles }, ['films', ''])).toEqual(['https://player.vimeo.com', youtube]);
  expect(framesOf({ siteFiles }, ['films'])).toEqual([youtube]);
  expect(framesOf({ siteFiles }, ['about-me'])).toEqual([]);
});

/** The name of the build of a site with one page, which shows a picture. */
function buildOf({ script = '/main.js', css = '/styles.css', tags = '', picture = '/me-1' }) {
  const [page] = siteData.pages;
  if (!page) throw new Error('The sample has no page');
  const pictures = { '/me': { width: 1, height: 1, stem: picture, widths: [], fallback: '' } };
  const { assets, site: shared } = siteData;
  const data = { page, content: {}, assets: { ...assets, pictures }, site: shared };
  const rendered = { head: '', body: '', data };
  const fonts = { css: '', preloads: [], headings: undefined };
  return createDocuments({
    siteFiles: { site, references: [] },
    base: '/',
    pages: new Map([[page.path, rendered]]),
    script: { entry: script, modulesOf: () => [], integrity: { entry: '', importMap: '' } },
    styleSheet: { file: 'styles.css', url: css, integrity: '', firstStyles: new Map() },
    fonts: { pages: new Map([[page.path, fonts]]), late: '', files: [] },
    head: { tags, script: '', favicon: 'favicon.ico', manifest: '', files: [] },
  }).file(rendered).build;
}

test('a build has another name if anything has changed that its pages refer to, such as a picture alone', () => {
  const changes = [{}, { script: '/2.js' }, { css: '/2.css' }, { tags: '<p>' }, { picture: '/2' }];
  expect(new Set(changes.map(buildOf)).size).toBe(changes.length);
});
