import { expect, test } from 'vitest';
import { frameOrigins } from './documents.ts';

test('frames are allowed of the hosts of all videos, and of no others', () => {
  const videos = [
    'https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://vimeo.com/1084537',
  ];
  expect(frameOrigins(videos.map((target) => ({ target })))).toEqual([
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
  ]);
  expect(frameOrigins([])).toEqual([]);
});
