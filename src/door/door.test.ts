import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listOf, text } from './fields.ts';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');

/** Lists the names that a part of `vitrine/section` exports. */
const exportsOf = (file: string) =>
  [...read(file).matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/^.* as /s, '').trim()),
  );

test('the page of parts names what vitrine/section exports', () => {
  const names = [...exportsOf('view.ts'), ...exportsOf('styles.ts')].filter(Boolean);
  const parts = [...read('Parts.tsx').matchAll(/^ {2}'?([\w, ]+)'?:/gm)].flatMap(([, key = '']) =>
    key.split(', '),
  );
  expect(names.filter((name) => !parts.includes(name))).toEqual([]);
});

test('a list is of entries with fields, or of texts', () => {
  expect(listOf({ title: text }).parse([{ title: 'A' }])).toEqual([{ title: 'A' }]);
  expect(listOf(text).parse(['A'])).toEqual(['A']);
  expect(listOf(text).safeParse([{ title: 'A' }]).success).toBe(false);
});
