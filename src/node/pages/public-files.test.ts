// @vitest-environment node
import { expect, test } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { publishedFiles } from './public-files.ts';

test('of the media only films, tracks and SVGs that a page names are published as they are', () => {
  const media = [
    'film.h264.mp4',
    'track.webm',
    'logo.svg',
    'portrait.webp',
    'poster.webp',
    'old.jpg',
  ];
  expect(
    publishedFiles(
      { site, hiddenFiles: () => [] },
      media.map((name) => `/media/${name}`),
    ),
  ).toEqual(['/media/film.h264.mp4', '/media/track.webm', '/media/logo.svg']);
});

test('all other files are published, but for pictures that a page shows and what systems keep', () => {
  const [page] = site.pages;
  if (!page) throw new Error('tests/sites/sample has a page');
  const photo = { src: '/photos/me.jpg', alt: 'Me' };
  const sections = [
    { type: 'profile' as const, heading: 'Me', photo, entrance: 'default' as const },
  ];
  const files = ['/CNAME', '/.well-known/x', '/files/cv.pdf', '/files/.DS_Store', '/photos/me.jpg'];
  const shown = {
    ...site,
    pages: [
      { ...page, sections: sections.map((each) => ({ ...each, aside: false, hidden: false })) },
    ],
  };
  expect(publishedFiles({ site: shown, hiddenFiles: () => [] }, files)).toEqual([
    '/CNAME',
    '/.well-known/x',
    '/files/cv.pdf',
  ]);
});
