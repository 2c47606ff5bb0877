import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../project/cli.ts';
import { allScreens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const dist = join(root, 'dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const style = /<style>.*?<\/style>/gs;

for (const { path } of allScreens) {
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8');

  test(`the document of ${path} takes at most 7,000 bytes on the wire, its styles 10,000`, () => {
    const styles = html.match(style) ?? [];
    // The sheet, and the letters of the headings.
    expect(styles).toHaveLength(2);
    expect(gzipSync(html.replaceAll(style, '')).length).toBeLessThanOrEqual(7_000);
    expect(gzipSync(styles.join('')).length).toBeLessThanOrEqual(10_000);
  });
}

test('all fonts together take at most 45,000 bytes', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  const sizes = fonts.map((file) => statSync(join(dist, file)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
});

test('a film for one screen takes at most 300,000 bytes, a poster 10,000', () => {
  for (const file of files.filter((each) => each.endsWith('.mp4'))) {
    expect(statSync(join(dist, file)).size, file).toBeLessThanOrEqual(300_000);
  }
  for (const file of files.filter((each) => /poster.*-\d+\.avif$/.test(each))) {
    expect(statSync(join(dist, file)).size, file).toBeLessThanOrEqual(10_000);
  }
});
