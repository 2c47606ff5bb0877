import { expect, test } from 'vitest';
import { framesOf } from './documents.ts';

test('frames are allowed of the hosts of the videos of some pages, and of no others', () => {
  const references = [
    { target: 'https://youtu.be/aqz-KE-bpKQ', page: 'films' },
    { target: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', page: 'films' },
    { target: 'https://vimeo.com/1084537', page: '' },
  ].map((video) => ({ ...video, role: 'frame' as const }));
  const siteFiles = { references };
  const youtube = 'https://www.youtube-nocookie.com';
  expect(framesOf({ siteFiles }, ['films', ''])).toEqual(['https://player.vimeo.com', youtube]);
  expect(framesOf({ siteFiles }, ['films'])).toEqual([youtube]);
  expect(framesOf({ siteFiles }, ['about-me'])).toEqual([]);
});
