import { expect, test } from 'vitest';
import { linksIn, readRichText, richText } from './rich-text.ts';

test.each([
  'Use __init__.py and __main__; run a*b*c, (a+b)*c*(d+e) and 2**3**4.',
  '**/*.ts, src/**/*.js and {*.js,*.ts} in build/*',
  'f(*args, **kwargs) and *args, **kwargs',
  'An icon \u{f0041} and \u{fd800} of a font, and \u{10fffd}',
  '<b>HTML</b> & ![pictures](x.png) and ~~other~~ markup https://example.com',
])('%j is plain', (text) => {
  expect(readRichText(text)).toBe(text);
});

test('bold, emphasis, code and links are read, within each other too', () => {
  const text = 'a **b *c*** `d` [e *f*](about#tools), [g](/files/cv.pdf)*[h](https://a.dev/x)*';
  const read = readRichText(text);
  const page = { text: ['e ', { em: 'f' }], page: 'about#tools' };
  const file = { text: 'g', url: '/files/cv.pdf' };
  const site = { text: 'h', url: 'https://a.dev/x' };
  const bold = { strong: ['b ', { em: 'c' }] };
  expect(read).toEqual(['a ', bold, ' ', { code: 'd' }, ' ', page, ', ', file, { em: [site] }]);
  expect(linksIn(read)).toEqual([page, file, site]);
});

test.each([
  ['„*Wort*“-Spiel', ['„', { em: 'Wort' }, '“-Spiel']],
  ['**UI**/**UX**', [{ strong: 'UI' }, '/', { strong: 'UX' }]],
  ['他说**“你好。”**然后', ['他说', { strong: '“你好。”' }, '然后']],
  ['これは*大事*です', ['これは', { em: '大事' }, 'です']],
  ['_Yes_, __by all means__.', [{ em: 'Yes' }, ', ', { strong: 'by all means' }, '.']],
  [String.raw`\_a\_ *b*`, ['_a_ ', { em: 'b' }]],
])('%s is emphasised', (text, phrases) => {
  expect(readRichText(text)).toEqual(phrases);
});

test.each([
  ['Some **bold words', 'right behind them'],
  ['Some **bold* words', 'right behind them'],
  ['See [my work](my work)', 'without blanks'],
  ['See [my work](https://example.com/a', 'between ( and )'],
  [String.raw`See [my work](https://example.com\)`, 'between ( and )'],
  ['[a] (https://example.com)', 'without blanks'],
  ['Here is [](https://example.com)', 'words between'],
])('markup that is none is refused, with what to do: %j', (text, fix) => {
  const [issue] = richText.safeParse(text).error?.issues ?? [];
  expect(issue).toMatchObject({ params: { fix: expect.stringContaining(fix) } });
});

test.each([
  '2**3 is 8, and so is 2 ** 3',
  String.raw`\*\*Signs and \[brackets](as such)`,
  '`**` and `[a](b c)` as code',
  '** A note',
])('%j is accepted', (text) => {
  expect(richText.safeParse(text).success).toBe(true);
});

test('every link that leads nowhere is told, each by itself', () => {
  const text = '[a](mailto:mia(at)weber.de), **[b](https:/weber.de)** and [c](tel:call)';
  expect(richText.safeParse(text).error?.issues).toMatchObject([
    { params: { part: 'mailto:mia(at)weber.de', better: 'mailto:mia@weber.de' } },
    { params: { part: 'https:/weber.de', better: 'https://weber.de' } },
    { params: { part: 'tel:call', fix: 'write where it should lead' } },
  ]);
});
