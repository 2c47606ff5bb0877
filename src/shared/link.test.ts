// @vitest-environment node
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

test.each([
  ['javascript:alert(1)'],
  [' javascript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['javascript\u0000:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['file:///etc/passwd'],
  ['ftp://example.com'],
  ['https://user:secret@example.com'],
  ['https://example.com@evil.example'],
  ['https://exa\u0000mple.com'],
  ['https://example.com/\nheader'],
  ['https:example.com'],
  ['http:/x'],
  ['https://*.example.com'],
  ['https://a"b.example'],
  ["https://a;script-src 'unsafe-inline'"],
  ['https://example.com\\@evil.example'],
  ['https:///evil.com'],
  ['https://@evil.com'],
  ['https://ex%61mple.com'],
  ['https://ｅvil.com'],
  ['https://example.com@옫'],
  ['https:///example.com@옫'],
  ['https://ｅvil.bücher.example'],
  ['https://bücher.example。evil.com'],
  ['https://2130706433'],
  ['https://0x7f.1/'],
  ['https://[::ffff:1.2.3.4]/'],
  ['https://example.com/\ud800'],
  ['https://example.com/\u202egpj.exe'],
  ['//example.com'],
  ['/projects'],
  ['example.com'],
  ['#fragment'],
  [''],
  ['https://'],
  ['https://exa mple.com'],
])('%j is refused', (link) => {
  expect(isSafeLink(link)).toBe(false);
});

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
