import { expect, test } from 'vitest';
import { readExample } from '../../../tests/unit/render-with-providers.tsx';
import { embed } from './schema.ts';

test.each([
  'http://vimeo.com/1084537',
  'https://www.youtube.com/@someone',
  'javascript:alert(1)',
  'youtu.be/aqz-KE-bpKQ',
])('%s is refused as a video', (video) => {
  expect(embed.safeParse({ ...Object(readExample('embed')), video }).success).toBe(false);
});
