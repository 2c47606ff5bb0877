import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { type Reference, resolveSite } from '../../files/site-files/resolve-site.ts';
import { findPublished } from './public-files.ts';

test('of the media only films, tracks and SVGs that a page names are published as they are', () => {
  const media = 'film.h264.mp4 track.webm logo.svg portrait.webp poster.webp old.jpg'.split(' ');
  const files = media.map((name) => `/media/${name}`);
  expect([...findPublished(files, resolveSite(site))]).toEqual(files.slice(0, 3));
});

test('all other files are published, but for pictures and what only hidden parts name', () => {
  const references: Reference[] = [
    { role: 'picture', target: '/photos/me.jpg', page: '' },
    { role: 'text link', target: '/files/a.pdf', page: '' },
  ];
  const hiddenFiles = ['/files/secret.pdf'];
  const published = ['/CNAME', '/.well-known/x', '/files/cv.pdf', '/files/a.pdf'];
  const files = [...published, '/photos/me.jpg', ...hiddenFiles];
  expect([...findPublished(files, { references, hiddenFiles })]).toEqual(published);
});
