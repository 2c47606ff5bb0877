import { expect, test } from 'vitest';
import { publicUrl } from './public-url.ts';

test.each([
  ['/media/a#1.jpg', '/', '/media/a%231.jpg'],
  ['/works/why? 100%, "so".png', '/site/', '/site/works/why%3F%20100%25%2C%20%22so%22.png'],
])('the file %s has one address', (path, base, url) => {
  expect(publicUrl(path, base)).toBe(url);
  expect(decodeURIComponent(new URL(url, 'https://a.example').pathname)).toBe(base + path.slice(1));
});
