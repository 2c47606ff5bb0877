// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleMedia } from '../../tests/sample-site.ts';
import { diagnose } from '../diagnose/diagnose.ts';
import * as schemas from '../sections/schemas.ts';
import { checkContext } from './check-context.ts';
import { root } from './owner-files.ts';

const around = checkContext(sampleMedia);

test.each(Object.entries(schemas))('the example of %s has no mistake', (type, schema) => {
  const file = join(root, 'src', 'sections', type, 'example.yaml');
  const loaded = diagnose(file, readFileSync(file), schema, around);
  const problems = loaded.ok ? [] : loaded.problems;
  // It stands alone, without the pages it may link to.
  expect(problems.filter(({ path }) => !path.endsWith('.page'))).toEqual([]);
});
