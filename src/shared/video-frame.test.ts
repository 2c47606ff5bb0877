import { expect, test } from 'vitest';
import { videoFrameUrl } from './video-frame.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
const vimeo = 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=90s', `${youtube}&start=90`],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', youtube],
  ['https://vimeo.com/1084537', vimeo],
  ['https://vimeo.com/channels/staffpicks/1084537', vimeo],
  ['https://vimeo.com/1084537/0a1b2c3d', `${vimeo}&h=0a1b2c3d`],
  ['https://player.vimeo.com/video/1084537?h=0a1b2c3d', `${vimeo}&h=0a1b2c3d`],
  // The URL is already the URL of a frame, so it stays unchanged.
  ['https://videos.example.org/videos/embed/1', 'https://videos.example.org/videos/embed/1'],
  // The page has no video, so there is no frame.
  ['https://www.youtube.com/@someone', undefined],
  ['https://www.youtube.com/playlist?list=1', undefined],
])('%s is played by the frame %s', (address, frame) => {
  expect(videoFrameUrl(address)).toBe(frame);
});
