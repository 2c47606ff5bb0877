// @vitest-environment node
import { expect, test } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { siteConfig } from '../../site.ts';
import { publishedFiles } from '../pages/public-files.ts';
import { showSite } from './shown.ts';

const gallery = (name: string, more: object = {}) => ({
  type: 'gallery',
  heading: name,
  pictures: [{ src: `/photos/${name}.jpg`, alt: name }],
  ...more,
});
const prose = (target: string, more: object = {}) => ({
  type: 'prose',
  paragraphs: [`Read [it](/files/${target}.pdf).`],
  ...more,
});
const page = (path: string, sections: object[], more: object = {}) => ({
  path,
  link: 'Page',
  title: 'Page',
  sections,
  ...more,
});

const shown = showSite(
  siteConfig.parse({
    ...site,
    pages: [
      page('', [gallery('both'), gallery('secret', { hidden: true }), prose('open')]),
      page('later', [gallery('both'), prose('closed')], { hidden: true }),
    ],
  }),
);

test('hidden pages and sections are no part of a site', () => {
  expect(shown.site.pages.map(({ path }) => path)).toEqual(['']);
  expect(shown.site.pages[0]?.sections.map(({ type }) => type)).toEqual(['gallery', 'prose']);
});

test('a file that only hidden parts name is not published, wherever below public/ it is', () => {
  const files = ['/photos/both.jpg', '/photos/secret.jpg', '/files/open.pdf', '/files/closed.pdf'];
  expect(shown.hiddenFiles().sort()).toEqual(['/files/closed.pdf', '/photos/secret.jpg']);
  expect(publishedFiles(shown, files)).toEqual(['/files/open.pdf']);
});
