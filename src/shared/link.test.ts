// @vitest-environment node
import { expect, test } from 'vitest';
import { linkFault } from './link.ts';

test.each([
  'https://example.com',
  'https://example.com/a/b?c=d#e',
  'http://example.com:8080/',
  'HTTPS://EXAMPLE.COM',
  'https://example.com/~name/%C3%A9t%C3%A9',
  'https://xn--bcher-kva.example/',
  'https://bücher.example/',
  'mailto:ada@example.com?subject=Hello',
  'tel:+34600000000',
])('%s is safe to show', (link) => {
  expect(linkFault(link)).toBeUndefined();
});

test.each([
  ['javascript:alert(1)'],
  ['JavaScript:alert(1)'],
  [' javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['javascript\u0000:alert(1)'],
  ['javascript://example.com/%0aalert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['data:text/html;base64,PHNjcmlwdD4='],
  ['vbscript:msgbox(1)'],
  ['blob:https://example.com/1'],
  ['file:///etc/passwd'],
  ['filesystem:https://example.com/temporary/a'],
  ['about:blank'],
  ['view-source:https://example.com'],
  ['ftp://example.com'],
  ['intent://example.com#Intent;end'],
  ['https://user:secret@example.com'],
  ['https://user@example.com'],
  ['https://example.com@evil.example'],
  ['https://exa\u0000mple.com'],
  ['https://example.com/\nheader'],
  ['https:example.com'],
  ['http:/x'],
  ['https:projects'],
  ['https://*.example.com'],
  ['https://a"b.example'],
  ["https://a;script-src 'unsafe-inline'"],
  ['https://example.com\\@evil.example'],
  ['https://example.com/\u202egpj.exe'],
  ['//example.com'],
  ['/projects'],
  ['projects'],
  ['example.com'],
  ['#fragment'],
  ['?query'],
  [''],
  [' '],
  ['https://'],
  ['https://exa mple.com'],
  ['&#106;avascript:alert(1)'],
])('%j is refused with what was expected instead', (link) => {
  expect(linkFault(link)).toMatch(/^an? (absolute )?link/);
});
