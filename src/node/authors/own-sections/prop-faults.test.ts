import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as fields from '../../../door/fields.ts';
import * as styles from '../../../door/styles.ts';
import * as view from '../../../door/view.ts';
import { engine } from '../../files/project/places.js';
import { propsOf } from './prop-faults.ts';

const parts = Object.keys(view).filter((name) => /^[A-Z]/.test(name));
const read = (...path: string[]) => readFileSync(join(engine, ...path), 'utf8');

test('the props of each part are known, those of a list with those of its section', async () => {
  for (const name of parts) expect((await propsOf(name))?.length, name).toBeGreaterThan(0);
  const props = ['heading', 'content', 'items', 'before', 'children'];
  expect(await propsOf('HeadedList')).toEqual(expect.arrayContaining(props));
  expect(await propsOf('useContent')).toBeUndefined();
});

test('what SECTIONS.md says that views are made of is what vitrine/section has, or stands with its file', async () => {
  const guide = read('.github', 'SECTIONS.md');
  const [, made = ''] = /## What a view is made of\n(.*?)\n## /s.exec(guide) ?? [];
  const named = [...made.matchAll(/`(\w+)`(?!\s\(`src)/g)].map(([, name = '']) => name);
  const props = await Promise.all(parts.map(propsOf));
  const exported = Object.keys({ ...fields, ...styles, ...view });
  const known = [...exported, ...props.flat(), ...Object.keys(styles.theme.size)];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  // The page of parts leads there for these.
  const [, looks = ''] =
    /'([\w, ]+)':\s+headed\(\s*'Without a look/.exec(read('src', 'door', 'Parts.tsx')) ?? [];
  const lacking = looks.split(', ').filter((name) => !new RegExp(`\\b${name}\\b`).test(guide));
  expect(looks).not.toBe('');
  expect(lacking).toEqual([]);
});
