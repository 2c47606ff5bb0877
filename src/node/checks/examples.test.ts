// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleMedia } from '../../../tests/sample-site.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import * as schemas from '../../sections/schemas.ts';
import { root } from '../project/paths.ts';
import { withCheckContext } from '../site-files/check-context.ts';

test.each(Object.entries(schemas))('the example of %s has no mistake', async (type, schema) => {
  const file = join(root, 'src', 'sections', type, 'example.yaml');
  const bytes = readFileSync(file);
  const loaded = await withCheckContext(
    (context) => diagnose(file, bytes, schema, context),
    sampleMedia,
  );
  const problems = loaded.ok ? [] : loaded.problems;
  // It stands alone, without the pages it may link to.
  expect(problems.filter(({ path }) => !path.endsWith('.page'))).toEqual([]);
});
