// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { load } from '../config/load.ts';
import * as schemas from '../sections/schemas.ts';
import { root } from './owner-files.ts';
import { surroundings } from './surroundings.ts';

const around = surroundings();

test.each(Object.entries(schemas))('the example of %s has no mistake', (type, schema) => {
  const file = join(root, 'src', 'sections', type, 'example.yaml');
  const loaded = load(file, readFileSync(file), schema, around);
  const problems = loaded.ok ? [] : loaded.problems;
  // It stands alone, without the pages it may link to.
  expect(problems.filter(({ path }) => !path.endsWith('.page'))).toEqual([]);
});
