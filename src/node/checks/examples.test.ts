import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleMedia } from '../../../tests/sample-site.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import * as schemas from '../../sections/schemas.ts';
import { exampleFile } from '../project/paths.ts';
import { readPublicFolder } from '../project/public-files.ts';
import { readCheckContext } from '../site-files/check-context.ts';

const folder = readPublicFolder(sampleMedia);

async function problemsOf(text: string, schema: (typeof schemas)[keyof typeof schemas]) {
  const context = await readCheckContext([text], folder);
  const loaded = diagnose('example.yaml', new TextEncoder().encode(text), schema, context);
  return loaded.ok ? [] : loaded.problems;
}

test.each(Object.entries(schemas))('the example of %s has no mistake', async (type, schema) => {
  const text = readFileSync(exampleFile(type), 'utf8');
  expect(await problemsOf(text, schema)).toEqual([]);
});

test('an example may link to any page, since it stands without them', async () => {
  const example = 'type: prose\nparagraphs: ["What I have [made](projects)."]\n';
  expect(await problemsOf(example, schemas.prose)).toEqual([]);
});
