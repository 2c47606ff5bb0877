import { expect, test } from 'vitest';
import { download } from './schema.ts';

test.each(['cv.pdf', 'https://example.com/cv.pdf', '//cv.pdf'])('%s is refused', (file) => {
  const section = { type: 'download', items: [{ label: 'CV', file: '/files/cv.pdf' }] };
  expect(download.safeParse(section).success).toBe(true);
  expect(download.safeParse({ ...section, items: [{ label: 'CV', file }] }).success).toBe(false);
});
