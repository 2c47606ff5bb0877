import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { usedNames } from '../.github/release/pack/used-names.ts';
import { temporaryFolder } from './browser/program.ts';

it.each([
  ["import { a, b as c, type D } from 'one'; import type { E } from 'one';", { one: ['a', 'b'] }],
  [
    "import one from 'one'; import * as two from '@a/two/part';",
    { one: ['default'], '@a/two/part': ['*'] },
  ],
  ["export { a as b } from 'one'; export * from 'two';", { one: ['a'], two: ['*'] }],
  ["const { a, b } = await import('one'); await import('two');", { one: ['a', 'b'], two: ['*'] }],
  ["import 'kept'; import { a } from 'kept'; import './b.ts'; import { c } from 'node:fs';", {}],
])('of packages that are no dependencies, %j uses %j', (text, names) => {
  const { folder, remove } = temporaryFolder();
  writeFileSync(join(folder, 'a.ts'), text);
  writeFileSync(join(folder, 'a.test.ts'), "import { z } from 'tested';");
  const found = usedNames(folder, (module) => module === 'kept');
  remove();
  expect(Object.fromEntries([...found].map(([module, each]) => [module, [...each]]))).toEqual(
    names,
  );
});
