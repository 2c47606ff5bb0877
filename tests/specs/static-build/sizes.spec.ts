import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtFiles, readBuilt } from '../../project/built-site.ts';
import { scriptLimits, scriptSizes } from '../../project/script-size.ts';
import { expect, test } from '../../test.ts';

const style = /<style>.*?<\/style>/gs;

for (const [file, limit] of scriptLimits()) {
  test(`${file} takes at most 7,000 bytes on the wire, and its styles 11,200`, () => {
    const html = readBuilt(file).toString();
    const styles = html.match(style) ?? [];
    expect(styles.length).toBeGreaterThan(0);
    expect(gzipSync(html.replaceAll(style, '')).length).toBeLessThanOrEqual(7_000);
    expect(gzipSync(styles.join('')).length).toBeLessThanOrEqual(11_200);
    // About ten packets, one round trip; as most browsers get it, far below that.
    expect(gzipSync(html).length).toBeLessThanOrEqual(14_450);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(13_000);
  });

  test(`the script of ${file} takes at most ${limit} bytes on the wire`, () => {
    const sizes = scriptSizes(readBuilt(file).toString(), readBuilt);
    // The first module, and those it goes on with.
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(limit);
  });
}

test('all fonts together take at most 45,000 bytes', () => {
  const fonts = builtFiles().filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  const sizes = fonts.map((file) => readBuilt(file).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
});

test('a poster for one screen takes at most 10,000 bytes', () => {
  const posters = builtFiles().filter((file) => /poster.*-\d+\.avif$/.test(file));
  expect(posters.length).toBeGreaterThan(0);
  for (const file of posters) expect(readBuilt(file).length, file).toBeLessThanOrEqual(10_000);
});
