import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importProblems } from '../.github/imports/import-problems.ts';
import { linesOver, roomLines } from '../.github/imports/room-lines.ts';
import { folderForTest } from './unit/file-faults.ts';

const rules = `
rooms:
  base: { packages: none, tests: bound, why: All use it. }
  schema: { imports: [base/a.ts], why: Node reads it. }
  part/*: { imports: [base], types: [schema], why: A part stands alone. }
packages:
  - { names: [motion], only: [schema/], why: Parts stand still. }
`;
const files = ['base/a.ts', 'base/b.ts', 'schema/a.ts', 'part/one/a.tsx', 'part/two/a.ts'];

function problemsOf(text: string, path = 'part/one/a.tsx', table = rules): string[] {
  const folder = folderForTest();
  for (const file of new Set([...files, path])) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file === path ? text : '');
  }
  return importProblems(folder, table);
}

test.each([
  ['part/one/a.tsx', "import '../../base/a.ts';"],
  ['part/one/a.tsx', "export { a } from './deeper/b.ts';"],
  ['part/one/a.tsx', "import type { A } from '../../schema/a.ts';"],
  ['part/one/a.tsx', "type A = import('../../schema/a.ts').A;"],
  ['part/one/a.tsx', "const text = <p>import '../two/a.ts'</p>;"],
  ['part/one/a.test.ts', "import '../two/a.ts'; import 'motion';"],
  ['schema/a.ts', "import 'motion/react'; import '../base/a.ts';"],
])('%s may hold %s', (path, text) => {
  expect(problemsOf(text, path)).toEqual([]);
});

test.each([
  ['part/one/a.tsx', "import '../two/a.ts';", 'part/* may import base, types of schema. A part'],
  ['part/one/a.tsx', "import { type A } from '../../schema/a.ts';", 'types of it only'],
  ['part/one/a.tsx', "export * from '../../schema/a.ts';", 'types of it only'],
  ['part/one/a.tsx', "export { a } from '../../schema/a.ts';", 'types of it only'],
  ['part/one/a.tsx', "const a = await import('../two/a.ts');", 'A part stands alone.'],
  ['part/one/a.tsx', "type A = import('../two/a.ts').A;", 'A part stands alone.'],
  ['part/one/a.tsx', "import { m } from 'motion/react';", 'only schema/ may. Parts stand still.'],
  ['schema/a.ts', "import '../base/b.ts';", 'schema may import base/a.ts. Node reads it.'],
  ['base/a.ts', "import 'node:fs';", 'base may import no package. All use it.'],
  ['base/a.test.ts', "import '../schema/a.ts';", 'base may import nothing else'],
])('%s may not hold %s', (path, text, message) => {
  expect(problemsOf(`\n${text}`, path)).toEqual([expect.stringContaining(message)]);
  expect(problemsOf(`\n${text}`, path)[0]).toContain(`${path}:2 imports `);
});

test.each([
  ['schema: {', 'renamed: {', 'schema/a.ts is in no room.'],
  ['schema: {', 'renamed: {', 'renamed holds no file.'],
  ['base/a.ts', 'base/c.ts', 'schema may import base/c.ts, which does not exist.'],
  ['imports: [base/a.ts]', 'imports: [part/*]', 'its row has to stand below'],
])('a table in which %s is %s is wrong', (before, after, message) => {
  const table = rules.replace(before, after);
  expect(problemsOf('', files[3], table).join('\n')).toContain(message);
});

test('each room may have so many lines without its tests, and what is in no room has a limit too', () => {
  const folder = folderForTest();
  const texts = { 'part/one/a.tsx': 3, 'part/a.ts': 2, 'part/a.test.ts': 9, 'party/a.ts': 1 };
  for (const [path, lines] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), 'a;\n'.repeat(lines));
  }
  const rooms = roomLines(folder, '{ lines: { part/one: 3, part: 1, .: 1 } }');
  expect(rooms.map(({ lines }) => lines)).toEqual([3, 2, 1]);
  expect(linesOver(rooms)).toEqual([expect.stringMatching(/^part has 2 .* 1 are .* take out 1,/)]);
});

test('every module that the source names in a text is there, since nothing else asks for it', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
    (file) => `src/${file.replaceAll('\\', '/')}`,
  );
  const named = sources
    .filter((file) => /(?<!\.test)\.(?:[jt]sx?)$/.test(file))
    .flatMap((file) => {
      const texts = readFileSync(file, 'utf8').matchAll(
        /['"`](src\/[^'"`\s]+|[^'"`\s]+\.tsx?)['"`]/g,
      );
      return Array.from(texts, ([, text = '']) => ({ file, text }));
    });
  const missing = named.filter(({ text }) => {
    const path = text.replace(/^(?:\$\{\w+\}|node_modules\/vitrine\/|\.*\/)*|\/$/g, '');
    const pattern = path.replaceAll('.', '\\.').replace(/\$\{\w+\}|\*+/g, '[^/]*');
    const end = new RegExp(`${path.startsWith('.') ? '' : '(?:^|/)'}${pattern}$`);
    return !sources.some((source) => end.test(source));
  });
  expect(missing).toEqual([]);
});
