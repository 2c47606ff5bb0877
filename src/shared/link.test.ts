import { expect, test } from 'vitest';
import { isSafeLink, readableAddress } from './link.ts';

// The list has invisible characters of each kind: joiners, marks, fillers, variation selectors, tags.
test.each(
  'ad 34f 61c 115f 17b4 180e 200b 200d 2028 2064 2800 3164 fe0f feff ffa0 e0001 e01ef'.split(' '),
)('an address with the unseen sign U+%s is refused wherever that stands', (code) => {
  const sign = String.fromCodePoint(Number.parseInt(code, 16));
  const addresses = [`https://exa${sign}mple.com/`, `https://a.b/${sign}`, `mailto:a${sign}@b.c`];
  expect(addresses.filter(isSafeLink)).toEqual([]);
});

test.each([
  ['https://www.google.com\u2044evil.example/a?b', 'google.xn--comevil-3d7c.example/a'],
  ['https://\u0430\u0440\u0440\u04cf\u0435.com/', 'xn--80ak6aa92e.com'],
  ['mailto:ada@g\u043e\u043egle.com', 'ada@xn--ggle-55da.com'],
  ['https://www.b\u00fccher.example/', 'b\u00fccher.example'],
  ['https://παράδειγμα.gr/', 'παράδειγμα.gr'],
  ['https://例え.jp:8080/', '例え.jp:8080'],
  ['https://दूसरा.भारत/', 'दूसरा.भारत'],
  ['https://[2001:db8::1]:8443/', '[2001:db8::1]:8443'],
  ['tel:+46(0)70-123*4#5;ext=6', '+46(0)70-123*4'],
  ['https://example.com/@ada', 'example.com/@ada'],
  ['/files/cv.pdf', '/files/cv.pdf'],
])('the address %s is shown as %s', (url, shown) => {
  expect(readableAddress(url)).toBe(shown);
});
