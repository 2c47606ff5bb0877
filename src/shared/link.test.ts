import { expect, test } from 'vitest';
import { isSafeLink } from './link.ts';

test.each([
  'https://example.com',
  'http://example.com:8080/',
  'HTTPS://EXAMPLE.COM',
  'https://xn--bcher-kva.example/',
  'https://BÜCHER.example/',
  'https://straße.example/?q=é',
  'https://bu\u0308cher.example/',
  'https://пример.испытание:8080/a',
  'https://192.0.2.1/',
  'https://[2001:db8::1]:8443/',
  ' https://example.com/',
  'mailto:ada@example.com?subject=Hello',
  'tel:+34600000000',
])('%s is safe to show', (link) => {
  expect(isSafeLink(link)).toBe(true);
});

test.each(['', 'javascript:alert(1)', '/projects', 'https://example.com/\ud800'])(
  '%j is refused',
  (link) => {
    expect(isSafeLink(link)).toBe(false);
  },
);

// The list has invisible characters of each kind: joiners, marks, fillers, variation selectors, tags.
test.each(
  'ad 34f 61c 115f 17b4 180e 200b 200d 2028 2064 2800 3164 fe0f feff ffa0 e0001 e01ef'.split(' '),
)('an address with the unseen sign U+%s is refused wherever that stands', (code) => {
  const sign = String.fromCodePoint(Number.parseInt(code, 16));
  for (const address of [
    `https://exa${sign}mple.com/`,
    `https://a.b/${sign}`,
    `mailto:a${sign}@b.c`,
  ])
    expect(isSafeLink(address)).toBe(false);
});
