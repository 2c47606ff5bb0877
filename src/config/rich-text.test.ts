import { expect, test } from 'vitest';
import { linksIn, readRichText, richText } from './rich-text.ts';

test.each([
  'Plain words.',
  '2 * 3 * 4 = 24, and snake_case_names stay as they are',
  '<b>HTML</b> & ![pictures](x.png) and ~~other~~ markup https://example.com',
])('%j is plain', (text) => {
  expect(readRichText(text)).toBe(text);
});

test('a backslash takes the meaning of a sign', () => {
  expect(readRichText(String.raw`\*plain\*`)).toBe('*plain*');
});

test('bold, emphasis, code and links are read, within each other too', () => {
  expect(readRichText('a **b *c*** `d` [e *f*](projects)')).toEqual([
    'a ',
    { strong: ['b ', { em: 'c' }] },
    ' ',
    { code: 'd' },
    ' ',
    { text: ['e ', { em: 'f' }], page: 'projects' },
  ]);
});

test('a link leads to a page, to a file of the site, or to another site', () => {
  const text = '[a](about-me#tools), [b](/files/cv.pdf) and **[c](https://example.com/x)**';
  expect(linksIn(readRichText(text))).toEqual([
    { text: 'a', page: 'about-me#tools' },
    { text: 'b', url: '/files/cv.pdf' },
    { text: 'c', url: 'https://example.com/x' },
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'https://a:b@example.com'])(
  'a link to %s is refused',
  (url) => {
    expect(richText.safeParse(`[x](${url})`).success).toBe(false);
  },
);
