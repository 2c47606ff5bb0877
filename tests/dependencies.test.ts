import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from './project/cli.ts';

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

/** The licences under which a package may be used to build a site, and its output be published. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** These packages name their licence, MIT, in a file instead of the field `license`. */
const withoutField = ['eval', 'require-like'];

const lockedPackages = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ license: z.string().optional(), dev: z.boolean().optional() }),
    ),
  })
  .parse(JSON.parse(read('package-lock.json'))).packages;

/** The packages that building a site needs, whatever the system, and those that they need. */
const production = Object.entries(lockedPackages).flatMap(([path, { dev, license }]) =>
  path === '' || dev ? [] : [{ name: path.replace(/.*node_modules\//, ''), license }],
);

/** Whether a licence expression asks for nothing that is not allowed. */
function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((each) => allowed.includes(each)));
}

test('every package that a build needs is under a licence that allows it', () => {
  expect(production.length).toBeGreaterThan(100);
  const refused = production.filter(({ name, license }) =>
    license === undefined ? !withoutField.includes(name) : !isAllowed(license),
  );
  expect(refused).toEqual([]);
  const unused = withoutField.filter((each) => !production.some(({ name }) => name === each));
  expect(unused).toEqual([]);
});

test('CONTRIBUTING gives a reason for each dependency, and for nothing else', () => {
  const { dependencies, devDependencies } = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(read('package.json')));
  const names = Object.keys({ ...dependencies, ...devDependencies });

  const [, table = ''] = read('.github', 'CONTRIBUTING.md').split('\n## Dependencies\n');
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const explained = rows.flatMap(([, packages = '', reason = '']) =>
    reason === '' ? [] : [...packages.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const covers = (entry: string, name: string) =>
    entry.endsWith('/*') ? name.startsWith(entry.slice(0, -1)) : name === entry;

  expect(names.filter((name) => !explained.some((entry) => covers(entry, name)))).toEqual([]);
  expect(explained.filter((entry) => !names.some((name) => covers(entry, name)))).toEqual([]);
});
