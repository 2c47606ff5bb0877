// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleMedia } from '../../../tests/sample-site.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import * as schemas from '../../sections/schemas.ts';
import { root } from '../project/paths.ts';
import { withCheckContext } from '../site-files/check-context.ts';

async function problemsOf(bytes: Uint8Array, schema: (typeof schemas)[keyof typeof schemas]) {
  const loaded = await withCheckContext(
    (context) => diagnose('example.yaml', bytes, schema, context),
    sampleMedia,
  );
  return loaded.ok ? [] : loaded.problems;
}

test.each(Object.entries(schemas))('the example of %s has no mistake', async (type, schema) => {
  const bytes = readFileSync(join(root, 'src', 'sections', type, 'example.yaml'));
  expect(await problemsOf(bytes, schema)).toEqual([]);
});

test('an example may link to any page, since it stands without them', async () => {
  const example = 'type: prose\nparagraphs: ["What I have [made](projects)."]\n';
  expect(await problemsOf(new TextEncoder().encode(example), schemas.prose)).toEqual([]);
});
