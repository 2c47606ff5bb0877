import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { faultOfFile } from '../../../../tests/unit/file-faults.ts';

/** Drawings below what they have, and, behind an arrow, what is said of it; nothing is said of the others. */
const file = new URL('../../../../tests/hostile/svg.txt', import.meta.url);
const texts = readFileSync(file, 'utf8').trimEnd().split('\n\n');
const drawings = texts.map((text) => {
  const [title = '', ...lines] = text.split('\n');
  return [title, lines.join('\n')] as const;
});

test.each(drawings)('of an SVG with %s', async (title, drawing) => {
  const [, fault] = title.split(' → ');
  const said = fault === undefined ? undefined : expect.stringContaining(fault);
  for (const role of ['picture', 'file'] as const)
    expect(await faultOfFile('picture.svg', drawing, { role })).toEqual(said);
});

test('an SVG is refused for many long entities, and a compressed one, which no check looks into', async () => {
  const entity = `<!DOCTYPE svg [<!ENTITY x "${'y'.repeat(1_100)}">]>`;
  const long = `${entity}<svg xmlns="http://www.w3.org/2000/svg">${'&x;'.repeat(1_000)}</svg>`;
  expect(await faultOfFile('long.svg', long, { role: 'file' })).toContain('entities');
  const zipped = await faultOfFile('picture.svgz', gzipSync(long), { role: 'file' });
  expect(zipped).toBe('is a compressed SVG picture');
});
